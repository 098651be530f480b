/** The browser features that sending uses, so that tests can replace them. */
export type Timers = {
  setTimeout(action: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
};

/** The work took longer than its limit. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/**
 * Runs work with a timeout, even if it ignores its signal.
 * @throws TimeLimitError after `milliseconds`, or the work's own error
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
  timers: Timers,
): Promise<Result> {
  const controller = new AbortController();
  let timer: unknown;
  const limit = new Promise<never>((_, reject) => {
    timer = timers.setTimeout(() => {
      const error = new TimeLimitError(`No complete answer after ${milliseconds / 1000} s`);
      reject(error);
      controller.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), limit]);
  } finally {
    timers.clearTimeout(timer);
  }
}
