import { expect, test } from 'vitest';
import { textPage } from '#shared/page/textPage.ts';

test('no paragraph on the case studies repeats the lead', () => {
  const { lead, paragraphs } = textPage('case-studies');
  expect(paragraphs).not.toContain(lead);
});
