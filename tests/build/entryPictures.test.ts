import { expect } from 'vitest';
import type { Page } from '../../scripts/pipeline/pages/checkPages.ts';
import { pathOfIndustry, pathOfService, pathOfTechnology } from '../../shared/content/cards.ts';
import { industries } from '../../shared/content/industries.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { testPages } from '../support/builtPages.ts';

const picturesByPath: Record<string, string[]> = Object.fromEntries([
  ...services.map((entry) => [pathOfService(entry), [entry.picture]]),
  ...technologies.map((entry) => [pathOfTechnology(entry), [entry.picture]]),
  ...industries.map((entry) => [
    pathOfIndustry(entry),
    [entry.squarePicture, entry.widePicture, entry.software?.picture],
  ]),
]);

const entryPictures = new Set(Object.values(picturesByPath).flat());

/** The picture that an image shows, such as `industries/finance-wide`. */
const nameOf = (image: Element) =>
  image.getAttribute('src')!.replace(/^\/images\/|(-\d+)?\.[0-9a-f]{8}\.\w+$/g, '');

/** The address of the entry that an image stands for: the one that its card links to, or the page's own. */
function subjectOf(image: Element, page: Page): string {
  const card = image.closest('a, li');
  const link = card?.matches('a') ? card : card?.querySelector('a[href]');
  return link?.getAttribute('href') ?? page.path;
}

testPages('shows with each service, industry and technology page its own picture', (page, document) => {
  const images = [...document.querySelectorAll('main img')].filter((image) =>
    entryPictures.has(nameOf(image)),
  );
  const wrong = images.flatMap((image) => {
    const own = picturesByPath[subjectOf(image, page)];
    return !own || own.includes(nameOf(image)) ? [] : [`${nameOf(image)} for ${subjectOf(image, page)}`];
  });
  expect(wrong).toEqual([]);
  // Technology pages show logos instead.
  if (/^\/(services|industries)\/./.test(page.path))
    expect(images.map((image) => subjectOf(image, page))).toContain(page.path);
});
