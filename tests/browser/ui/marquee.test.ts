import { home, partners } from '#shared/model/content.ts';
import { desktop, movingPage, rectOf } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

test.skip(partners.length < 3, 'there are too few partners to move');

test('the row of logos runs to the left without a gap', async ({ page }) => {
  const section = page.getByRole('region', { name: home.partners.heading });
  const marquee = section.locator('.marquee');
  const running = section.locator('.rfm-marquee').first();

  await page.goto('./');
  await section.scrollIntoViewIfNeeded();
  await running.waitFor();

  await test.step('it fades at both ends, but not on phones', async () => {
    for (const [width, mask] of [
      [600, /linear-gradient/],
      [599, 'none'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(marquee).toHaveCSS('mask-image', mask);
    }
    await page.setViewportSize(desktop);
  });

  await test.step('it runs at 60 px a second to the left, without a gap', async () => {
    // It is measured, filled and set going one after the other.
    const speed = () =>
      running.evaluate(
        (row) =>
          row.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(row).animationDuration),
      );
    await expect.poll(speed).toBeCloseTo(60, 0);
    expect((await rectOf(running)).width).toBeGreaterThanOrEqual((await rectOf(marquee)).width);
    expect(await running.evaluate((row) => getComputedStyle(row).animationIterationCount)).toBe('infinite');
    await expect(running).toHaveCSS('animation-play-state', 'running');
    const travelled = await running.evaluate((row) => {
      const [run] = row.getAnimations();
      const leftAt = (milliseconds: number) => {
        run!.currentTime = milliseconds;
        return row.getBoundingClientRect().left;
      };
      return leftAt(1000) - leftAt(0);
    });
    expect(travelled).toBeCloseTo(-60, 0);
  });

  await test.step('it is not printed, but the plain list', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(running).toBeHidden();
  });
});
