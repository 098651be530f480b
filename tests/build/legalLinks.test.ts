import { expect } from 'vitest';
import { legalLinks } from '../../shared/forms/legalLinks.ts';
import { testPages } from '../support/builtPages.ts';

testPages('leads from each form to privacy and terms', (_page, document) => {
  for (const form of document.querySelectorAll('form')) {
    const addresses = [...form.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(Object.values(legalLinks).map(({ path }) => path));
  }
});
