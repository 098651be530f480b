import { expect, type Page } from 'playwright/test';

/** The browser's own message for a failed request, which is not an error of the site. */
export const networkError = 'Failed to load resource';

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
  const released = new Promise<void>((resolve) => (release = resolve));
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

/**
 * Translates a page as browsers do, now and whatever it shows later: each text node makes way for two nested `font`
 * elements with the translation. Runs in the page.
 */
export function translatePage(): void {
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('font, script, style, noscript, title')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.verticalAlign = 'inherit';
    outer.append(inner);
    inner.append(`«${text.data.trim()}»`);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) translate(text);
  };
  const start = () => {
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

/** Puts elements beside the fields of a page, as password managers do. Runs in the page. */
export function managePasswords(): void {
  for (const field of document.querySelectorAll('input, select, textarea')) {
    field.setAttribute('data-manager', 'on');
    field.setAttribute('style', 'background-size: 16px');
    field.insertAdjacentElement('afterend', document.createElement('manager-icon'));
  }
  document.body.append(document.createElement('manager-root'));
}

/** Has a change made to each page of a window as soon as its HTML is there. */
export async function changePages(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
}

export const expectAlive = async (page: Page) => {
  await expect(page.locator('[data-state="awake"]')).not.toHaveCount(0);
  await expect(page.locator('[data-state="failed"]')).toHaveCount(0);
};
