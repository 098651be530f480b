import { useEffect, useEffectEvent, useRef } from 'react';

type Hold = 'pointer' | 'focus' | 'hidden';

/** Runs `onEnd` after a number of milliseconds, not counting the time for which it was held. */
function startCountdown(milliseconds: number, onEnd: () => void) {
  const holds = new Set<Hold>();
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout>;

  const run = () => {
    startedAt = performance.now();
    timer = setTimeout(onEnd, left);
  };
  run();

  return {
    hold(reason: Hold) {
      if (holds.size === 0) {
        clearTimeout(timer);
        left -= performance.now() - startedAt;
      }
      holds.add(reason);
    },
    /** Continues with the remaining time when no reason to pause is left. */
    release(reason: Hold) {
      if (holds.delete(reason) && holds.size === 0) run();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Counts down while a message is shown, and pauses while a pointer moves over it, it has the focus or its tab is
 * hidden. A message that appears under a resting pointer is not hovered.
 * @param message the message, empty if none is shown; each new message restarts the countdown
 * @returns handlers for the element that is shown
 */
export function useCountdown(message: string, milliseconds: number, onEnd: () => void) {
  const countdown = useRef<ReturnType<typeof startCountdown>>(undefined);
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
      // The pointer that closed the message leaves it later, which must not restart this countdown.
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
