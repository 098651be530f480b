import { expect } from 'vitest';
import type { Page } from '../../build/pages/Page.ts';
import { pages, readDocument, testPages } from '../support/builtPages.ts';

/** In one line, and of a link only its words. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/**
 * The sentences in some data, but those in which a page fills in names. Shorter texts may be names, whatever their last
 * character is, and pages give some of them only to form services or screen readers.
 */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'object') return Object.values(value ?? {}).flatMap(sentencesIn);
  const isSentence = /^[^{]{41,}[.!?।]$/.test(String(value));
  return isSentence ? [plain(String(value))] : [];
}

/** The headings in some data, but those of lists that are empty. */
function headingsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isEmpty = Object.values(value).some((part) => Array.isArray(part) && part.length === 0);
  const own = 'heading' in value && !isEmpty ? [plain(String(value.heading))] : [];
  return [...own, ...Object.values(value).flatMap(headingsIn)];
}

function listsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value.flatMap((entry) => sentencesIn(entry)[0] ?? []), ...inner] : inner;
}

const texts = new Map(
  pages.map((page) => {
    const main = readDocument(page).querySelector('main')!.cloneNode(true) as HTMLElement;
    for (const script of main.querySelectorAll('script')) script.remove();
    return [page, plain(main.textContent!)];
  }),
);

/** Sentences of the pages with forms answer what a visitor does. */
const isRead = ({ template }: Page) => !/^(careers|contact)\//.test(template);

testPages(
  'says every sentence and heading that its content gives it, to all who read its HTML',
  (page, document) => {
    const alternatives = [...document.querySelectorAll('[alt]')]
      .map((image) => plain(image.getAttribute('alt')!))
      .join();
    const said = texts.get(page) + alternatives;
    const given = [...sentencesIn(page.props), ...headingsIn(page.props)];
    const missing = given.filter((text) => !said.includes(text));
    if (isRead(page)) expect(missing).toEqual([]);
  },
);

testPages('shows the entries of each list in their order', (page) => {
  const text = texts.get(page)!;
  for (const list of isRead(page) ? listsIn(page.props) : []) {
    let end = 0;
    for (const sentence of list) {
      const start = text.indexOf(sentence, end);
      expect(start, sentence).toBeGreaterThan(-1);
      end = start + sentence.length;
    }
  }
});
