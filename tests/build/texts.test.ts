import { expect } from 'vitest';
import type { Page } from '../../scripts/pipeline/pages/checkPages.ts';
import { pages, readHtml, testPages } from '../support/builtPages.ts';

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => signs[name]!).replace(/\s+/g, ' ');

/** The sentences in some data, but those in which a page fills in names. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'object') return Object.values(value ?? {}).flatMap(sentencesIn);
  const isSentence = /^[^{]*\S \S[^{]*[.!?।]$/.test(String(value));
  return isSentence ? [plain(String(value))] : [];
}

/** The lists in some data: of each entry its first sentence. */
function listsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value.flatMap((entry) => sentencesIn(entry)[0] ?? []), ...inner] : inner;
}

const texts = new Map(
  pages.map((page) => {
    const main = readHtml(page).replace(/.*<main|<script.*?<\/script>|<\/main>.*/gs, '');
    return [page, plain(main.replace(/<[^>]*>/g, ''))];
  }),
);

/** Sentences of the careers pages answer what a visitor does. */
const isRead = ({ template }: Page) => !template.startsWith('careers/');

testPages('says every sentence that its content gives it, to all who read its HTML', (page) => {
  const alternatives = [...readHtml(page).matchAll(/alt="([^"]+)"/g)].map(([, text]) => plain(text!)).join();
  const said = texts.get(page) + alternatives;
  const missing = sentencesIn(page.props).filter((sentence) => !said.includes(sentence));
  if (isRead(page)) expect(missing).toEqual([]);
});

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
