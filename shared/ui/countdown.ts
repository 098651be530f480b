/** Reasons to pause a countdown. */
type Hold = 'pointer' | 'focus' | 'hidden';

/** A running countdown. */
export type Countdown = {
  hold(reason: Hold): void;
  /** Continues with the remaining time when no reason to pause is left. */
  release(reason: Hold): void;
  stop(): void;
};

/** Runs `onEnd` after a number of milliseconds, not counting those in which it was held. */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
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
    hold(reason) {
      if (holds.size === 0) {
        clearTimeout(timer);
        left -= performance.now() - startedAt;
      }
      holds.add(reason);
    },
    release(reason) {
      if (holds.delete(reason) && holds.size === 0) run();
    },
    stop: () => clearTimeout(timer),
  };
}
