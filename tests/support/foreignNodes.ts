import { expect, type Page } from 'playwright/test';

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

/** Fails unless islands of the page are awake and none has failed. */
export const expectAlive = async (page: Page) => {
  await expect(page.locator('[data-state="awake"]')).not.toHaveCount(0);
  await expect(page.locator('[data-state="failed"]')).toHaveCount(0);
};
