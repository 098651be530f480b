import { expect } from 'vitest';
import { testPages } from '../support/builtPages.ts';

testPages(
  'has groups that fade up, save for pages of running text, and none within another',
  (page, document) => {
    expect(document.querySelector('[data-reveal]') === null).toBe(page.template === 'legal/LegalPage');
    expect(document.querySelector('[data-reveal] [data-reveal]')).toBeNull();
  },
);
