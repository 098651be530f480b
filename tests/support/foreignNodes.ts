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

/** What browsers, translators and extensions do to a page before its islands wake: nothing, or changes. */
export const foreignChanges = {
  'nothing has changed the page': () => {},
  'a translator wraps each text': translatePage,
  'a password manager puts elements beside the fields': () => {
    for (const field of document.querySelectorAll('input, select, textarea')) {
      field.setAttribute('data-manager', 'on');
      field.setAttribute('style', 'background-size: 16px');
      field.insertAdjacentElement('afterend', document.createElement('manager-icon'));
    }
    document.body.append(document.createElement('manager-root'));
  },
  'a calling extension puts a span into the phone’s link': () => {
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const span = document.createElement('span');
      span.append(...link.childNodes);
      link.append(span);
    }
  },
  'an extension puts frames and elements in front of everything': () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.prepend(document.createElement('iframe'));
      island.after(document.createElement('div'));
      island.firstElementChild!.nextElementSibling?.prepend(document.createElement('div'));
    }
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  },
  'an extension removes elements': () => {
    for (const part of document.querySelectorAll(
      '.contact-strip, .enquiry-form__rule, .application-form__rule',
    ))
      part.remove();
  },
  'an extension moves elements': () => {
    for (const part of document.querySelectorAll('.contact-strip, .field')) part.parentElement!.append(part);
  },
} satisfies Record<string, () => void>;

/** Has a change made to each page of a window as soon as its HTML is there. */
export async function changePages(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
}

/** Moves the whole page into an element, as an extension does that puts a bar beside it. */
export const movePage = (page: Page) =>
  page.evaluate(() => {
    const wrapper = document.createElement('div');
    wrapper.append(...document.body.childNodes);
    document.body.append(wrapper);
  });

/** Fails unless islands of the page are awake and none has failed. */
export const expectAlive = async (page: Page) => {
  await expect(page.locator('[data-state="awake"]')).not.toHaveCount(0);
  await expect(page.locator('[data-state="failed"]')).toHaveCount(0);
};
