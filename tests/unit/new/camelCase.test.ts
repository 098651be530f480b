import { expect, test } from 'vitest';
import { camelCase } from '../../../scripts/tools/new/camelCase.ts';

test('case-studies-2 is caseStudies2 as the name of a file', () => {
  expect(camelCase('case-studies-2')).toBe('caseStudies2');
});
