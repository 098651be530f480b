import { networkError } from '../support/faults.ts';
import { heroOf } from '../support/hero.ts';
import { desktop, movingPage, phone, rectOf } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(movingPage);

test('is 570 px high, and its still is the largest paint and needs no script', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        paints.push((entry as PerformanceEntry & { url: string }).url || 'text');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const { hero, still } = heroOf(page);
  for (const [fresh, others] of [
    [phone, [{ width: 768, height: 1024 }]],
    [desktop, [{ width: 1024, height: 768 }]],
  ] as const) {
    await test.step(`at ${fresh.width} px`, async () => {
      await page.setViewportSize(fresh);
      await page.goto('./');
      await expect(still).toHaveAttribute('loading', 'eager');
      await expect(still).toHaveAttribute('fetchpriority', 'high');
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { paints: string[] }).paints.at(-1)))
        .toMatch(/\/hero\/still-\d+\.\w+\.avif$/);
      for (const size of [fresh, ...others]) {
        await page.setViewportSize(size);
        expect((await rectOf(hero)).height, `${size.width} px`).toBe(570);
      }
    });
  }
});

test('the film falls back to H.264, then to the still, and never delays the page', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(networkError);
  const { film, toggle, still, hero } = heroOf(page);

  /** Has the open page take its film away, and ask for it anew. */
  async function askAnew(): Promise<void> {
    await page.setViewportSize(phone);
    await expect(film).toHaveCount(0);
    await page.setViewportSize(desktop);
  }

  await test.step('still loading', async () => {
    await page.setViewportSize(desktop);
    await page.route(/\.(webm|mp4)$/, () => {});
    await openPage(page, '/');
    await expect(film).toHaveCount(1);
    await expect(still).toBeVisible();
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await rectOf(hero)).height).toBe(570);
    await page.unrouteAll();
  });

  await test.step('AV1 does not load', async () => {
    await page.route(/\.webm$/, (route) => route.abort());
    const fallback = page.waitForRequest(/\.mp4$/);
    await askAnew();
    await fallback;
    await page.unrouteAll();
  });

  await test.step('neither file loads', async () => {
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    await askAnew();
    await expect(toggle).toHaveCount(0);
    await expect(film).toHaveCount(0);
    await expect(still).toBeVisible();
  });
});
