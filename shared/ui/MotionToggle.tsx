import { pageMotion } from '../runtime/motion/pageMotion.ts';
import { usePageMotion } from '../runtime/motion/useMotion.ts';
import { motionWords } from '../words/controls.ts';
import { RoundButton } from './RoundButton.tsx';
import './MotionToggle.scss';

/** `isStopped`: what moves beside it has stopped by itself. */
type MotionToggleProps = { isStopped?: boolean; onPlay?: () => void };

/** Stops all motion on the site (WCAG 2.2.2). */
export function MotionToggle({ isStopped = false, onPlay }: MotionToggleProps) {
  const isPaused = usePageMotion().choice === 'pause' || isStopped;
  const toggle = () => {
    pageMotion().choose(isPaused ? 'play' : 'pause');
    if (isPaused) onPlay?.();
  };
  return (
    <div className="motion-toggle">
      <RoundButton
        drawing={isPaused ? 'play' : 'pause'}
        label={isPaused ? motionWords.play : motionWords.pause}
        onClick={toggle}
      />
    </div>
  );
}
