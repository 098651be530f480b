/**
 * Whether an error is Chromium's own: it gives up fading from page to page when the machine is too busy to prepare it
 * in time, shows the next page at once, and reports a rejected promise that no script holds.
 */
export const isAbortedFade = (error: string): boolean =>
  error.startsWith('InvalidStateError: Transition was aborted because of invalid state');
