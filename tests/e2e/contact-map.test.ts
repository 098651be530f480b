import { contact } from '../../shared/content/contact.ts';
import { openContact } from '../support/contact.ts';
import { islandAt } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

test('the maps service is asked nothing before interaction, and its place and links stay where it is blocked', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('net::ERR_BLOCKED_BY_CLIENT');
  const asked: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.abort('blockedbyclient');
  });
  const link = page.getByRole('link', { name: contact.map.linkText });
  await test.step('nothing is asked before interaction', async () => {
    await page.setViewportSize({ width: 1440, height: 3000 });
    await page.goto('./contact/');
    await islandAt(page, 'OfficeMap', 'awake').waitFor({ state: 'attached' });
    await expect(page.locator('.office-place__address')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.locator('.office-place iframe')).toHaveCount(0);
  });
  await test.step('a service that cannot be reached leaves the drawing and the link', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.mouse.wheel(0, 50);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).not.toEqual([]);
    await expect(page.locator('.office-place iframe')).toHaveCount(0);
    const box = await page.locator('.office-place__frame').boundingBox();
    expect(box?.height).toBe(440);
    await expect(link).toBeVisible();
  });
});

test('the map loads when the visitor scrolls near it, and links lead to the same place', async ({ page }) => {
  const map = page.locator('.office-place iframe');
  await page.setViewportSize({ width: 390, height: 600 });
  await test.step('from above', async () => {
    await openContact(page);
    await expect(map).toHaveCount(0);
    await page.locator('.office-place').scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('loading', 'lazy');
    await expect(map).toHaveAttribute('title', contact.map.title);
    await expect(map.contentFrame().getByText('The map')).toBeVisible();
    for (const name of [contact.map.linkText, contact.map.directionsText])
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\//,
      );
  });
  await test.step('from below', async () => {
    await page.goto('./contact/');
    const frame = page.locator('.office-place__frame');
    await frame.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + 100, behavior: 'instant' }),
    );
    await page.mouse.wheel(0, 20);
    await expect(frame).toBeInViewport();
    await expect(map).toHaveCount(1);
  });
});

test('without a network the drawing stays, and the map loads once there is one', async ({
  page,
  context,
  expectComplaint,
}) => {
  // Pictures that come into view.
  expectComplaint('net::ERR_INTERNET_DISCONNECTED');
  await openContact(page);
  await context.setOffline(true);
  const drawing = page.locator('.office-place');
  await drawing.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 50);
  await expect(drawing).toBeInViewport();
  const map = drawing.locator('iframe');
  await expect(map).toHaveCount(0);
  await context.setOffline(false);
  await expect(map).toHaveCount(1);
});
