import { expect, type Locator, type Page } from 'playwright/test';

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

/**
 * Notes how a popover and the button beside it look, whenever that differs from the frame before: also how far it is
 * scrolled, and the link that has the focus.
 * @returns a function that resolves with the looks, two frames later
 */
export async function watchLooks(popover: Locator): Promise<() => Promise<string[]>> {
  const looks = await popover.evaluateHandle((popover) => {
    const popovers = () => [...document.querySelectorAll('[popover]')];
    const place = popovers().indexOf(popover);
    const looks: string[] = [];
    const look = () => {
      // It may have been rendered again.
      const element = popovers()[place]!;
      const { x, y, width, height } = element.getBoundingClientRect();
      const icon = element.querySelector('use')?.getBoundingClientRect().width;
      const underline = getComputedStyle(element.parentElement!.querySelector('button')!, '::after').scale;
      const { opacity } = getComputedStyle(element);
      const focused = document.activeElement!.getAttribute('href');
      const { scrollTop } = element;
      const now = JSON.stringify({ x, y, width, height, icon, underline, opacity, focused, scrollTop });
      if (looks.at(-1) !== now) looks.push(now);
      requestAnimationFrame(look);
    };
    look();
    return looks;
  });
  return () =>
    looks.evaluate(
      (looks) =>
        new Promise<string[]>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(looks))),
        ),
    );
}
