import { expect } from 'vitest';
import { testPages } from '../support/builtPages.ts';

/** What stands in a line, so that nothing but a space divides it from its neighbour where no styles are read. */
const inLine = 'a, abbr, b, button, em, label, small, span, strong, time';

const isInLine = (node: Node | null): node is Element =>
  node?.nodeType === 1 && (node as Element).matches(`${inLine}, svg, img, picture`);

/** The next text beside an element in its line; empty when something else comes first, or nothing. */
function textAfter(element: Element): string {
  let next = element.nextSibling;
  while (isInLine(next) && next.textContent === '') next = next.nextSibling;
  return isInLine(next) ? next.textContent! : '';
}

/** Ends and beginnings of neighbours that run into one word, such as "…0000|hello@…". */
function gluedTexts(document: Document): string[] {
  return [...document.body.querySelectorAll(inLine)]
    .map((element) => [element.textContent!, textAfter(element)] as const)
    .filter(([text, next]) => /\S$/.test(text) && /^\S/.test(next))
    .map(([text, next]) => `${text.slice(-20)}|${next.slice(0, 20)}`);
}

testPages('can be read without styles: no two texts run into one word', (_page, document) => {
  expect(gluedTexts(document)).toEqual([]);
});
