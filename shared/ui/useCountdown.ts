import { useEffect, useEffectEvent, useRef } from 'react';
import { type Countdown, startCountdown } from './countdown.ts';

/**
 * Counts down while a message is shown, and pauses while a pointer moves over it, it has the focus or its tab is
 * hidden. A message that appears under a resting pointer is not hovered.
 * @param message what is shown, empty if nothing: each one has the whole time
 * @returns handlers for the element that is shown
 */
export function useCountdown(message: string, milliseconds: number, onEnd: () => void) {
  const countdown = useRef<Countdown>(undefined);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!message) return;
    const started = startCountdown(milliseconds, end);
    countdown.current = started;
    const watchTab = () => started[document.hidden ? 'hold' : 'release']('hidden');
    watchTab();
    document.addEventListener('visibilitychange', watchTab);
    return () => {
      document.removeEventListener('visibilitychange', watchTab);
      started.stop();
      // The pointer that closed the message leaves it later, and must not start this one again.
      countdown.current = undefined;
    };
  }, [message, milliseconds]);

  return {
    onPointerMove: () => countdown.current?.hold('pointer'),
    onPointerLeave: () => countdown.current?.release('pointer'),
    onFocus: () => countdown.current?.hold('focus'),
    onBlur: () => countdown.current?.release('focus'),
  };
}
