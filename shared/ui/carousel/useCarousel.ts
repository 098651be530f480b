import { type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { BreakpointName } from '#shared/core/tokens.ts';
import { type RunningCarousel, startCarousel } from './startCarousel.ts';

type UseCarouselOptions = {
  /** How many slides there are; a single one needs no carousel. */
  count: number;
  threeFrom: BreakpointName;
  /** Whether autoplay stops once a visitor has moved the slides, until it is started again. */
  stopsWhenMoved: boolean;
  isMoving: boolean;
};

type Move = (carousel: RunningCarousel) => void;

/**
 * Runs Swiper on the slides, and connects it to the page's motion rule.
 * @param viewport element that shows the slides
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, options: UseCarouselOptions) {
  const { count, threeFrom, stopsWhenMoved, isMoving } = options;
  const carousel = useRef<RunningCarousel>(undefined);
  const early = useRef<Move>(undefined);
  // Swiper starts in a task of its own, so that the page responds to taps between hydration and its start.
  const isHydrated = useDeferredValue(true, false);
  const [shown, setShown] = useState({ index: 0, isAsked: false });
  const [state, setState] = useState<'waiting' | 'plain' | 'running'>('waiting');
  const [wasMoved, setMoved] = useState(false);

  useLayoutEffect(() => {
    if (!isHydrated || count < 2) return;
    const running = startCarousel(viewport.current!, {
      threeFrom,
      onSlide: (index, isAsked) => setShown({ index, isAsked }),
      onDrag: () => setMoved(true),
      onFit: (canMove) => setState(canMove ? 'running' : 'plain'),
    });
    carousel.current = running;
    early.current?.(running);
    early.current = undefined;
    return () => {
      carousel.current = undefined;
      running.destroy();
    };
  }, [viewport, isHydrated, count, threeFrom]);

  const isStopped = stopsWhenMoved && wasMoved;
  const isRotating = state === 'running' && isMoving && !isStopped;
  useLayoutEffect(() => carousel.current?.rotate(isRotating), [isRotating]);

  const move = (change: Move) => {
    setMoved(true);
    if (carousel.current) change(carousel.current);
    else early.current = change;
  };

  return {
    /** The first slide in view, and whether the visitor has asked for it. */
    ...shown,
    /** waiting: Swiper has not started; plain: all slides fit side by side; running: it can move. */
    state,
    isRotating,
    /** Whether a visitor's move has ended autoplay. */
    isStopped,
    restart: () => setMoved(false),
    showNext: () => move(({ next }) => next()),
    showPrevious: () => move(({ previous }) => previous()),
    show: (index: number) => move(({ goTo }) => goTo(index)),
  };
}
