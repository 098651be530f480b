import { useEffect, useRef, useState } from 'react';
import { breakpointUp } from '#shared/core/tokens.ts';
import { savesData } from '#shared/runtime/motion/savesData.ts';
import { useMotion, usePageMotion } from '#shared/runtime/motion/useMotion.ts';
import { MotionToggle } from '#shared/ui/MotionToggle.tsx';
import { useMediaQuery } from '#shared/ui/useMediaQuery.ts';
import { HeroVideo } from '../parts/HeroVideo.tsx';
import './HeroFilm.scss';

/**
 * The film over the hero's still, and its switch. The film is fetched only when it may run for the first time: not on
 * narrow screens, not for visitors who save data or ask for less motion. A film that cannot be played leaves the still.
 */
export function HeroFilm() {
  const frame = useRef<HTMLDivElement>(null);
  const { isReduced } = usePageMotion();
  const { isMoving } = useMotion(frame);
  const isWide = useMediaQuery(breakpointUp('medium'));
  const [poster, setPoster] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  const isPossible = isWide && !isReduced && !hasFailed && !savesData();
  const isRunning = isPossible && isMoving;

  useEffect(() => {
    if (isRunning) setPoster(frame.current!.closest('section')!.querySelector('img')!.currentSrc);
  }, [isRunning]);

  return (
    <div className="hero-film" ref={frame}>
      {isPossible && poster !== undefined && (
        <HeroVideo poster={poster} isRunning={isRunning} onFail={() => setFailed(true)} />
      )}
      {isPossible && (
        <div className="hero-film__switch wrap">
          <MotionToggle />
        </div>
      )}
    </div>
  );
}
