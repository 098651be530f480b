import { expect, test } from 'vitest';
import { camelCase, slugOf } from '../../../scripts/tools/new/names.ts';

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

test('case-studies-2 is caseStudies2 as the name of a file', () => {
  expect(camelCase('case-studies-2')).toBe('caseStudies2');
});
