import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BreakpointName } from '../../runtime/tokens.ts';
import { useInView } from '../useInView.ts';
import { useLazyModule } from '../useLazyModule.ts';
import type { RunningCarousel } from './startCarousel.ts';

type UseCarouselOptions = {
  /** How many slides there are; a single one needs no carousel. */
  count: number;
  threeFrom: BreakpointName;
  /** True: it no longer moves by itself once a visitor has moved it. */
  stopsForGood: boolean;
  /** Whether the page's rule for motion lets it move by itself now. */
  isMoving: boolean;
};

const loadSwiper = () => import('./startCarousel.ts');

/** Takes back what a start had begun before it threw: half a Swiper would hide slides that cannot be reached. */
function undoStart(viewport: HTMLElement & { swiper?: { destroy: () => void } | null }): void {
  viewport.swiper?.destroy();
  for (const slide of viewport.querySelectorAll<HTMLElement>('[inert]')) slide.inert = false;
}

/**
 * Fetches and starts Swiper when the slides come into the window, and joins it to the page's rule for motion.
 * @param viewport element that shows the slides
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, options: UseCarouselOptions) {
  const { count, threeFrom, stopsForGood, isMoving } = options;
  // Not ahead of need: close below the first view, it would weigh on visitors who never scroll.
  const isSeen = useInView(viewport, { isLasting: true });
  const { module, hasFailed, fail } = useLazyModule(loadSwiper, isSeen && count > 1);
  const carousel = useRef<RunningCarousel>(undefined);
  const [index, setIndex] = useState(0);
  const [canMove, setCanMove] = useState(false);
  const [wasMoved, setMoved] = useState(false);

  useEffect(() => {
    const element = viewport.current!;
    try {
      carousel.current = module?.startCarousel(element, {
        threeFrom,
        stopsForGood,
        onSlide: setIndex,
        onDrag: () => setMoved(true),
        onFit: setCanMove,
      });
    } catch (error) {
      console.error(error);
      undoStart(element);
      setCanMove(false);
      fail();
    }
    return () => carousel.current?.destroy();
  }, [module, viewport, threeFrom, stopsForGood, fail]);

  const isRotating = canMove && isMoving && !(stopsForGood && wasMoved);
  // Before anyone can read off the page that it does.
  useLayoutEffect(() => carousel.current?.rotate(isRotating), [isRotating]);

  const move = (change: (carousel: RunningCarousel) => void) => {
    setMoved(true);
    if (carousel.current) change(carousel.current);
  };

  return {
    /** The first slide in view. */
    index,
    isRunning: module !== undefined,
    /** False before Swiper runs, and when all slides fit side by side. */
    canMove,
    hasFailed,
    isRotating,
    showNext: () => move(({ next }) => next()),
    showPrevious: () => move(({ previous }) => previous()),
    show: (index: number) => move(({ goTo }) => goTo(index)),
  };
}
