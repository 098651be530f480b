import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BreakpointName } from '#shared/core/tokens.ts';
import { type RunningCarousel, startCarousel } from './startCarousel.ts';

type UseCarouselOptions = {
  /** How many slides there are; a single one needs no carousel. */
  count: number;
  threeFrom: BreakpointName;
  stopsWhenMoved: boolean;
  isMoving: boolean;
};

export function useCarousel(viewport: RefObject<HTMLElement | null>, options: UseCarouselOptions) {
  const { count, threeFrom, stopsWhenMoved, isMoving } = options;
  const carousel = useRef<RunningCarousel>(undefined);
  const [shown, setShown] = useState({ index: 0, isAsked: false });
  const [state, setState] = useState<'waiting' | 'plain' | 'running'>('waiting');
  const [wasMoved, setMoved] = useState(false);

  useLayoutEffect(() => {
    if (count < 2) return;
    const running = startCarousel(viewport.current!, {
      threeFrom,
      onSlide: (index, isAsked) => setShown({ index, isAsked }),
      onDrag: () => setMoved(true),
      onFit: (canMove) => setState(canMove ? 'running' : 'plain'),
    });
    carousel.current = running;
    return running.destroy;
  }, [viewport, count, threeFrom]);

  const isStopped = stopsWhenMoved && wasMoved;
  const isRotating = state === 'running' && isMoving && !isStopped;
  useLayoutEffect(() => carousel.current?.rotate(isRotating), [isRotating]);

  return {
    ...shown,
    /** waiting: Swiper has not started; plain: all slides fit side by side; running: it can move. */
    state,
    isRotating,
    isStopped,
    restart: () => setMoved(false),
    move: (change: (running: RunningCarousel) => void) => {
      setMoved(true);
      change(carousel.current!);
    },
  };
}
