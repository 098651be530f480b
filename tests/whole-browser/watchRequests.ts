import type { Page, Request } from 'playwright/test';

/** Counts in each page its timers of up to a second that are still to run. */
function countTimers(): void {
  const { setTimeout, clearTimeout } = window;
  const waiting = new Set<number>();
  Object.assign(window, {
    waiting,
    setTimeout(run: (...parameters: unknown[]) => void, delay = 0, ...parameters: unknown[]) {
      const timer: number = setTimeout(() => {
        waiting.delete(timer);
        run(...parameters);
      }, delay);
      if (delay <= 1000) waiting.add(timer);
      return timer;
    },
    clearTimeout(timer: number) {
      waiting.delete(timer);
      clearTimeout(timer);
    },
  });
}

/** Resolves once a page's entry has run, no timer is to run, and the page has painted and is idle. */
async function untilIdle(): Promise<void> {
  const { waiting } = window as unknown as { waiting: Set<number> };
  const hasStarted = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/startPage-'));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  do await nextFrame();
  while (!hasStarted() || waiting.size > 0);
  await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * Watches the requests of a window. `waitForRest` waits until its page, which nobody touches, has fetched all that it
 * will: the entry loads when the page is idle, and islands after it.
 */
export async function watchRequests(page: Page) {
  const requests: Request[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    requests.push(request);
    underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  await page.addInitScript(countTimers);
  return {
    requests,
    async waitForRest() {
      for (let rests = 0; rests < 3; rests = underWay.size === 0 ? rests + 1 : 0) {
        await page.evaluate(untilIdle);
      }
    },
  };
}
