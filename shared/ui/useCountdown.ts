import { useEffect, useEffectEvent, useRef } from 'react';
import { type Countdown, startCountdown } from './countdown.ts';

/**
 * Counts down while something is shown, and pauses while it is hovered or focused.
 * @returns handlers for the element that is shown
 */
export function useCountdown(isShown: boolean, milliseconds: number, onEnd: () => void) {
  const countdown = useRef<Countdown>(undefined);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isShown) return;
    const started = startCountdown(milliseconds, end);
    countdown.current = started;
    return started.stop;
  }, [isShown, milliseconds]);

  return {
    onPointerEnter: () => countdown.current?.hold('pointer'),
    onPointerLeave: () => countdown.current?.release('pointer'),
    onFocus: () => countdown.current?.hold('focus'),
    onBlur: () => countdown.current?.release('focus'),
  };
}
