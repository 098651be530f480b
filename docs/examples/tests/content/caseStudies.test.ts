import { expect, test } from 'vitest';
import { caseStudiesPage } from '../../shared/content/caseStudies.ts';

test('no paragraph on the case studies repeats the lead', () => {
  const { lead, paragraphs } = caseStudiesPage;
  expect(paragraphs).not.toContain(lead);
});
