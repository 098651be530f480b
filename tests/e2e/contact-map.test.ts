import { contact } from '../../shared/content/contact.ts';
import { serveMap } from '../support/contact.ts';
import { islandAt } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

test('the maps service is asked nothing before interaction, and the map loads near the window, once it can be reached', async ({
  page,
  context,
  expectComplaint,
}) => {
  // Pictures that come into view.
  expectComplaint('net::ERR_INTERNET_DISCONNECTED');
  const map = page.locator('.office-place iframe');
  const frame = page.locator('.office-place__frame');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://www.google.com/')) asked.push(request.url());
  });
  await serveMap(page);
  await test.step('nothing is asked before interaction', async () => {
    await page.setViewportSize({ width: 1440, height: 3000 });
    await page.goto('./contact/');
    await islandAt(page, 'OfficeMap', 'awake').waitFor({ state: 'attached' });
    await expect(page.locator('.office-place__address')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(map).toHaveCount(0);
  });
  await test.step('without a network its place and its link stay, and it comes with the network', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    // A route answers without a network, too.
    let isReachable = false;
    await page.route('https://www.google.com/maps**', (route) =>
      isReachable ? route.fallback() : route.abort('internetdisconnected'),
    );
    await context.setOffline(true);
    await page.mouse.wheel(0, 50);
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).not.toEqual([]);
    await expect(map).toHaveCount(0);
    expect((await frame.boundingBox())!.height).toBe(440);
    await expect(page.getByRole('link', { name: contact.map.linkText })).toBeVisible();
    isReachable = true;
    await context.setOffline(false);
    await expect(map).toHaveAttribute('loading', 'lazy');
    await expect(map).toHaveAttribute('title', contact.map.title);
    await expect(map.contentFrame().getByText('The map')).toBeVisible();
  });
  await test.step('it also loads when it is scrolled to from below', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('./contact/');
    await frame.evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + 100, behavior: 'instant' }),
    );
    await page.mouse.wheel(0, 20);
    await expect(map).toHaveCount(1);
  });
});
