import { expect } from 'vitest';
import { company, jobs, technologies, testimonials } from '#shared/model/content.ts';
import { testPages } from '../support/builtPages.ts';

const { name, legal, email } = company;
/** Skills stand in a resume as they stand here. A single one may be part of any sentence. */
const skills = jobs.filter(({ mainSkills }) => mainSkills.length > 1);
const inTexts = [
  ...skills.map(({ mainSkills }) => mainSkills.join(', ')),
  name,
  legal.name,
  legal.grievanceOfficer.name,
  email,
  legal.grievanceOfficer.email,
];
/** Names that are the whole text of an element. */
const alone = [...technologies.flatMap((group) => group.technologies), ...testimonials].map(
  ({ name }) => name,
);

/** NodeFilter.SHOW_TEXT, which only browsers have. */
const showText = 4;

testPages('proper names are kept from translators', (_page, document) => {
  const walker = document.createTreeWalker(document.body, showText);
  const open: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent!.trim();
    const isName = alone.includes(text) || inTexts.some((one) => text.includes(one));
    if (isName && !parentElement!.closest('[translate=no], script, noscript')) open.push(text.slice(0, 80));
  }
  expect(open).toEqual([]);
});
