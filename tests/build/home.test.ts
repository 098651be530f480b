import { expect, test } from 'vitest';
import homePage from '../../pages/home/page.ts';
import { pathOfIndustry, pathOfService } from '../../shared/content/cards.ts';
import { home } from '../../shared/content/home.ts';
import { industries } from '../../shared/content/industries.ts';
import { partners } from '../../shared/content/partners.ts';
import { reviews } from '../../shared/content/reviews.ts';
import { services } from '../../shared/content/services.ts';
import { testimonials } from '../../shared/content/testimonials.ts';
import { pages, readDocument } from '../support/builtPages.ts';

const main = readDocument(pages.find(({ path }) => path === '/')!).querySelector('main')!;

test('the home page has its sections in their order, and leaves out what has no entries', () => {
  const sections: [text: { heading: string }, entries?: unknown[]][] = [
    [home.technology],
    [home.services],
    [home.industries],
    [home.partners, partners],
    [home.testimonials, testimonials],
    [home.reviews, reviews],
    [home.callout],
  ];
  expect([...main.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
    sections.filter(([, entries]) => entries?.length !== 0).map(([{ heading }]) => heading),
  );
});

test('it links to every technology page, service and industry', () => {
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      ...homePage.props.technology.cards.map(({ path }) => path),
      ...services.map(pathOfService),
      ...industries.map(pathOfIndustry),
    ]),
  );
});
