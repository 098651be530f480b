import { expect, test, vi } from 'vitest';
import { prerenderLinks } from '#shared/runtime/prerenderLinks.ts';
import { stubMatchMedia } from '../../support/browserStubs.ts';

test.each([
  [true, 0],
  [false, 1],
  [undefined, 1],
])('with a data saver that is %s the browser is given %i rules for preparing pages', (saveData, count) => {
  stubMatchMedia(() => false);
  vi.stubGlobal('navigator', { connection: { saveData } });
  prerenderLinks();
  expect(document.querySelectorAll('script[type=speculationrules]')).toHaveLength(count);
});
