import { expect, test } from 'vitest';
import { pages, readDocument } from '../support/builtPages.ts';
import { openJobs } from '../support/samples.ts';

test('the careers page lists every open job with its facts and a link to its page', () => {
  const document = readDocument(pages.find((page) => page.path === '/careers/')!);
  const rows = [...document.querySelectorAll('li:has(h4)')].map((row) => [
    row.querySelector('h4 a')!.getAttribute('href'),
    ...[...row.querySelectorAll('li, p')].map(({ textContent }) => textContent),
  ]);
  const expected = openJobs.map(({ slug, experience, type, mode, mainSkills }) =>
    expect.arrayContaining([`/careers/${slug}/`, experience, type, mode, mainSkills.join(', ')]),
  );
  expect(rows).toHaveLength(openJobs.length);
  expect(rows).toEqual(expect.arrayContaining(expected));
});
