import { expect, test } from 'vitest';
import { technologyAnchor } from '../../../shared/content/cards.ts';

test.each([
  ['Node.js', 'node-js'],
  ['.NET MAUI', 'net-maui'],
  ['Ruby on Rails', 'ruby-on-rails'],
  ['C', 'c'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
])('the place of %s on its page is #%s', (name, anchor) => {
  expect(technologyAnchor(name)).toBe(anchor);
});
