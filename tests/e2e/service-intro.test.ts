import { service } from '../support/samples.ts';
import { jumpTo } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ viewport: { width: 1024, height: 600 } });

test("a service's picture stays beside its text, and never covers the technologies below", async ({
  page,
}) => {
  await openPage(page, `/services/${service.slug}/`);
  const picture = page.locator('.service-intro__panel');
  const below = page.locator('.service-intro__built-with');
  const edges = async () => ({
    picture: await picture.evaluate((element) => element.getBoundingClientRect()),
    below: await below.evaluate((element) => element.getBoundingClientRect().top),
  });
  const start = await edges();
  const tops: number[] = [];
  for (let top = start.picture.top; top < start.below; top += 50) {
    await jumpTo(page, Math.round(top));
    const { picture, below } = await edges();
    expect(picture.bottom, `at ${top} px`).toBeLessThanOrEqual(below);
    tops.push(picture.top);
  }
  // It stays where it is for a while, clear of the header.
  const stays = tops.filter((top) => top === tops[0]);
  expect(stays.length).toBeGreaterThan(2);
  expect(tops[0]).toBeGreaterThan(0);
});
