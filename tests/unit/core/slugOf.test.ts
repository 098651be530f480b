import { expect, test } from 'vitest';
import { slugOf } from '../../../shared/core/slugOf.ts';

test.each([
  ['Web Development', 'web-development'],
  ['UI/UX Design', 'ui-ux-design'],
  ['QA & Testing', 'qa-testing'],
  ['Node.js Developer', 'nodejs-developer'],
  ['What’s New', 'whats-new'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['Développeur à Pune', 'developpeur-a-pune'],
  ['  Spaces  ', 'spaces'],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
