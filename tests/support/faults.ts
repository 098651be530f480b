import type { Page } from 'playwright/test';

/** The browser's own message for a failed request, which is not an error of the site. */
export const networkError = 'Failed to load resource';

/** The page's scripts, those that it fetches on demand included. */
export const everyScript = /\/assets\/.*\.js$/;

/** All but the scripts that a page starts with: those of islands, and the scroll reveal. */
export const lazyScripts = /\/assets\/(?!page|startPage)[^/]*\.js$/;

/** Makes files answer as they do once a new deployment has replaced them. */
export async function removeFiles(page: Page, files: string | RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
}

/**
 * Holds requests for some files on their way.
 * @returns a function that lets them go on
 */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

/**
 * Whether an error is Chromium's own: it gives up fading from page to page when the machine is too busy to prepare it
 * in time or the visitor goes on before it ends, shows the next page at once, and reports a rejected promise that no
 * script holds (https://github.com/w3c/csswg-drafts/issues/13726).
 */
export const isAbortedFade = (error: string): boolean =>
  /^(InvalidStateError: Transition was aborted because of invalid state|AbortError: Transition was skipped)/.test(
    error,
  );

/** Serves pages and styles as a browser reads them that does not know a property or selector. */
export const withoutFeature = (page: Page, feature: string) =>
  page.route(/\/(\?.*)?$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(feature, feature.replace(/[\w-]+/, 'unknown'));
    return route.fulfill({ response, body });
  });
