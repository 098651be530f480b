import { contact } from '../../shared/content/contact.ts';
import { openContact } from '../support/contact.ts';
import { islandAt } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

test('the maps service is asked nothing before interaction, and its place and links stay where it is blocked', async ({
  page,
}) => {
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

test('the map loads when the visitor scrolls near it, from above or below, once there is a network', async ({
  page,
  context,
  expectComplaint,
}) => {
  // Pictures that come into view.
  expectComplaint('net::ERR_INTERNET_DISCONNECTED');
  const map = page.locator('.office-place iframe');
  const frame = page.locator('.office-place__frame');
  await page.setViewportSize({ width: 390, height: 600 });
  await test.step('from above, without a network at first', async () => {
    await openContact(page);
    // A route answers without a network, too.
    let isReachable = false;
    await page.route('https://www.google.com/maps**', (route) =>
      isReachable ? route.fallback() : route.abort('internetdisconnected'),
    );
    await context.setOffline(true);
    await frame.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 50);
    await expect(frame).toBeInViewport();
    await expect(map).toHaveCount(0);
    isReachable = true;
    await context.setOffline(false);
    await expect(map).toHaveAttribute('loading', 'lazy');
    await expect(map).toHaveAttribute('title', contact.map.title);
    await expect(map.contentFrame().getByText('The map')).toBeVisible();
  });
  await test.step('from below', async () => {
    await page.goto('./contact/');
    await frame.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + 100, behavior: 'instant' }),
    );
    await page.mouse.wheel(0, 20);
    await expect(map).toHaveCount(1);
  });
});
