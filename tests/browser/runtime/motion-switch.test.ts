import type { Locator, Page } from 'playwright/test';
import { partners } from '#shared/model/content.ts';
import { motionWords } from '#shared/words/controls.ts';
import homePage from '../../../pages/home/page.ts';
import { carouselOf, carousels, motionSwitch, movingCarousels } from '../../support/carousels.ts';
import { desktop, movingPage, phone, rectOf } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

/** What moves on the home page, as far as there is enough of it. */
const all = [
  ...(homePage.props.hero.hasFilm ? ['film'] : []),
  ...(partners.length > 0 ? ['marquee'] : []),
  ...movingCarousels,
];

/** What moves when it is in view; out of view everything rests. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const moving: string[] = [];
    const visit = async (part: Element | null, name: string, isMoving: () => boolean) => {
      part?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A part that comes into view starts some frames later, the film once it has data.
      for (let frame = 0; frame < 3 || (frame < 30 && !isMoving()); frame++)
        await new Promise(requestAnimationFrame);
      if (isMoving()) moving.push(name);
    };
    await visit(document.querySelector('.hero-film'), 'film', () => {
      const film = document.querySelector('video');
      return film !== null && !film.paused;
    });
    await visit(document.querySelector('.marquee'), 'marquee', () => {
      const row = document.querySelector('.rfm-marquee');
      return row !== null && getComputedStyle(row).animationPlayState === 'running';
    });
    for (const carousel of document.querySelectorAll('.carousel')) {
      const name = carousel.querySelector('h2')!.textContent!;
      await visit(carousel, name, () => carousel.querySelector('[aria-live="off"]') !== null);
    }
    return moving;
  });

const namesOf = (switches: Locator) =>
  switches.evaluateAll((switches) => [...new Set(switches.map(({ ariaLabel }) => ariaLabel))]);

test('each switch stops and starts everything that moves', async ({ page }) => {
  const switches = motionSwitch(page.getByRole('main'));
  await openPage(page, '/');
  for (const name of carousels) await carouselOf(page, name).start();

  if (partners.length >= 3)
    await test.step('the row of logos runs to the left at 60 px a second, without a gap', async () => {
      const marquee = page.locator('.marquee');
      const running = page.locator('.rfm-marquee').first();
      await marquee.scrollIntoViewIfNeeded();
      await expect(running).toHaveCSS('animation-play-state', 'running');
      await expect(running).toHaveCSS('animation-iteration-count', 'infinite');
      // It is measured, filled and set going one after the other.
      const speed = () =>
        running.evaluate(
          (row) =>
            row.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(row).animationDuration),
        );
      await expect.poll(speed).toBeCloseTo(60, 0);
      expect((await rectOf(running)).width).toBeGreaterThanOrEqual((await rectOf(marquee)).width);
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

  await test.step('each switch', async () => {
    await expect(switches).toHaveCount(all.length);
    for (const index of all.keys()) {
      await switches.nth(index).click();
      await expect.poll(() => namesOf(switches)).toEqual([motionWords.play]);
      await expect.poll(() => movingParts(page)).toEqual([]);
      await switches.nth(index).click();
      await expect.poll(() => namesOf(switches)).toEqual([motionWords.pause]);
      await expect.poll(() => movingParts(page)).toEqual(all);
    }
  });

  await test.step('it is shown at everything that moves on phones too', async () => {
    await page.setViewportSize(phone);
    // There is no film, and one slide in view.
    await expect(switches).toHaveCount(Math.min(1, partners.length) + carousels.length);
    for (const toggle of await switches.all()) {
      await toggle.scrollIntoViewIfNeeded();
      await expect(toggle).toBeInViewport();
    }
  });
});
