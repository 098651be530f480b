import { pageMotion } from '../browser/motion/pageMotion.ts';
import { usePageMotion } from '../browser/motion/useMotion.ts';
import './MotionToggle.scss';
import { RoundButton } from './RoundButton.tsx';

/**
 * The switch for everything on the site that moves by itself (WCAG 2.2.2), shown at each such part. Visitors who
 * ask their system for less motion do not see it, because nothing moves for them.
 */
export function MotionToggle() {
  const isPaused = usePageMotion().choice === 'pause';
  return (
    <div className="motion-toggle">
      <RoundButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Play motion' : 'Pause motion'}
        onClick={() => pageMotion().choose(isPaused ? 'play' : 'pause')}
      />
    </div>
  );
}
