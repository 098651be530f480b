import { service } from '../support/samples.ts';
import { stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: { width: 1024, height: 600 } });

test("a service's picture stays beside its text, and never covers the technologies below", async ({
  page,
}) => {
  await openPage(page, `/services/${service.slug}/`);
  // In one go through the page: a call for each step costs more than all of them.
  const places = await page.evaluate(async () => {
    const picture = document.querySelector('.service-intro__panel')!;
    const below = document.querySelector('.service-intro__built-with')!;
    const edges = () => {
      const { top, bottom } = picture.getBoundingClientRect();
      return { top, bottom, end: below.getBoundingClientRect().top };
    };
    const start = edges();
    const places: ReturnType<typeof edges>[] = [];
    for (let top = start.top; top < start.end; top += 50) {
      scrollTo({ top: Math.round(top), behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      places.push(edges());
    }
    return places;
  });
  expect(places.filter(({ bottom, end }) => bottom > end)).toEqual([]);
  const tops = places.map(({ top }) => top);
  // It stays where it is for a while, clear of the header.
  const stays = tops.filter((top) => top === tops[0]);
  expect(stays.length).toBeGreaterThan(2);
  expect(tops[0]).toBeGreaterThan(0);
});
