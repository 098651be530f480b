import { openContact } from '../support/contact.ts';
import { expect, openPage, test } from '../support/test.ts';

test('the map is put in when the visitor comes near, and a link leads to the same place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openContact(page);
  const map = page.locator('.office-map iframe');
  await expect(map).toHaveCount(0);
  const link = page.getByRole('link', { name: /larger map/ });
  await link.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('title', /^Map of/);
  await expect(map.contentFrame().getByText('The map')).toBeVisible();
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);
});

test('a blocked map leaves its place and the link', async ({ page, expectComplaint }) => {
  expectComplaint('net::ERR_BLOCKED_BY_CLIENT');
  await page.route('https://www.google.com/maps**', (route) => route.abort('blockedbyclient'));
  await openPage(page, '/contact/');
  const link = page.getByRole('link', { name: /larger map/ });
  await link.scrollIntoViewIfNeeded();
  const box = await page.locator('.office-map__frame').boundingBox();
  expect(box?.height).toBe(440);
  await expect(link).toBeVisible();
});
