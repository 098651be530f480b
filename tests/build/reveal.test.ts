import { expect } from 'vitest';
import { testPages } from '../support/builtPages.ts';

const legalPages = ['/privacy/', '/terms/'];

testPages(
  'has groups that fade up, save for pages of running text, and none within another',
  (page, document) => {
    expect(document.querySelector('[data-reveal]') === null).toBe(legalPages.includes(page.path));
    expect(document.querySelector('[data-reveal] [data-reveal]')).toBeNull();
  },
);
