import { useEffect, useRef, useState } from 'react';
import type { PictureData } from '../../../shared/content/pictures.ts';
import type { Film } from '../../../shared/pictures/video.ts';
import { savesData } from '../../../shared/runtime/motion/savesData.ts';
import { usePageMotion } from '../../../shared/runtime/motion/useMotion.ts';
import { breakpointUp } from '../../../shared/runtime/tokens.ts';
import { MotionToggle } from '../../../shared/ui/MotionToggle.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { useInView } from '../../../shared/ui/useInView.ts';
import { useMediaQuery } from '../../../shared/ui/useMediaQuery.ts';
import './HeroBackground.scss';
import { HeroVideo } from './HeroVideo.tsx';

type HeroBackgroundProps = {
  still: PictureData;
  /** A loop that starts with the still. */
  film: Film;
  /** Whether the page's rule for motion lets the film run now. */
  isMoving: boolean;
};

// The still covers at least the hero's height of 570 px, so that on phones it is wider than the window; dark and
// behind text, it needs no more than four tenths of their pixels there.
const stillSizes = '(max-width: 37.5em) 26rem, max(100vw, 63.4rem)';

/**
 * The still, and over it the film with its switch. The film is fetched only when it may run for the first time:
 * not on narrow screens, not for visitors who save data or ask for less motion, and not before the script. A film
 * that cannot be played leaves the still.
 */
export function HeroBackground({ still, film, isMoving }: HeroBackgroundProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { isReduced } = usePageMotion();
  const isWide = useMediaQuery(breakpointUp('medium'));
  const isInView = useInView(frame);
  const [poster, setPoster] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  const isPossible = isWide && !isReduced && !hasFailed && !savesData();
  const isRunning = isPossible && isMoving && isInView;

  useEffect(() => {
    if (isRunning) setPoster(frame.current!.querySelector('img')!.currentSrc);
  }, [isRunning]);

  return (
    <div className="hero-background" ref={frame}>
      <Picture picture={still} alt="" sizes={stillSizes} fit="cover" isUrgent />
      {isPossible && poster !== undefined && (
        <HeroVideo film={film} poster={poster} isRunning={isRunning} onFail={() => setFailed(true)} />
      )}
      {isPossible && (
        <div className="hero-background__switch wrap">
          <MotionToggle />
        </div>
      )}
    </div>
  );
}
