import type { HTMLElement } from 'node-html-parser';

type StartParts = {
  /** The compiled inline script. */
  start: string;
  /** Addresses of what the entry imports. */
  preload: string[];
};

/**
 * Replaces the tag of a page's entry with the inline script, which imports the entry later.
 * @throws when the page has no such tag
 */
export function startTags(page: HTMLElement, { start, preload }: StartParts): void {
  // In development Vite's own client comes first.
  const tag = page.querySelectorAll('script[type="module"][src]').at(-1);
  const entry = tag?.getAttribute('src');
  if (!tag || !entry) throw new Error('A page has no script tag that names its entry');
  tag.remove();
  page
    .querySelector('head')!
    .insertAdjacentHTML(
      'beforeend',
      `<script data-entry="${entry}" data-preload="${preload.join(' ')}">${start}</script>`,
    );
}
