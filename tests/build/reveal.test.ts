import { expect } from 'vitest';
import { testPages } from '../support/builtPages.ts';

testPages('has groups that fade up, none within another', (page, document) => {
  const isText = ['legal/LegalPage', 'examples/ExamplePage'].includes(page.template);
  expect(document.querySelector('[data-reveal]') === null).toBe(isText);
  expect(document.querySelector('[data-reveal] [data-reveal]')?.outerHTML).toBeUndefined();
  // Firefox moves the content of a div that is transformed or fixed in its accessibility tree, unless it has an id.
  const moved = 'div[data-reveal=""]:not([id]), [data-reveal="items"] > div:not([id]), .header:not([id])';
  expect([...document.querySelectorAll(moved)].map(({ className }) => className)).toEqual([]);
});
