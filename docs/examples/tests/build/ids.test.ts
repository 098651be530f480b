import { expect } from 'vitest';
import { testPages } from '../support/builtPages.ts';

testPages('uses each id once', (_page, document) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
