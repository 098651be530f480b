import type { Page } from 'playwright/test';
import { home } from '../../shared/content/home.ts';
import { partners } from '../../shared/content/partners.ts';
import { motionWords } from '../../shared/content/words/controls.ts';
import { anyOf } from '../support/anyOf.ts';
import { desktop, movingPage, phone, rectOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ viewport: desktop });

test.skip(partners.length < 3, 'there are too few partners to move');

const names = partners.map(({ name }) => name);
const third = partners[2]!;

const marqueeOf = (page: Page) => {
  const section = page.getByRole('region', { name: home.partners.heading });
  return {
    section,
    marquee: section.locator('.marquee'),
    list: section.getByRole('list'),
    running: section.locator('.rfm-marquee').first(),
    toggle: section.getByRole('button', { name: anyOf(...Object.values(motionWords)) }),
  };
};

const playState = (page: Page) => () =>
  marqueeOf(page).running.evaluate((row) => getComputedStyle(row).animationPlayState);

/** Names of the logos that can be seen whole without scrolling sideways. */
const namesInWindow = (page: Page) =>
  marqueeOf(page).list.evaluate((list) =>
    [...list.querySelectorAll('img')]
      .filter((image) => {
        const { left, right, width } = image.getBoundingClientRect();
        return width > 100 && left >= 0 && right <= document.documentElement.clientWidth;
      })
      .map(({ alt }) => alt),
  );

test.describe('with motion', () => {
  test.use(movingPage);

  test('is fetched near the window, runs without a gap, stands still while it should, and keeps one complete list for screen readers', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const isFetched = () => requests.some((url) => url.includes('/PartnerMarquee-'));
    const { section, running, list, marquee, toggle } = marqueeOf(page);

    await test.step('it is fetched only near the window', async () => {
      await page.goto('./');
      await page.keyboard.press('Shift');
      await expect.poll(() => requests.some((url) => url.includes('/startPage-'))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(isFetched()).toBe(false);
      await section.scrollIntoViewIfNeeded();
      await running.waitFor();
      expect(isFetched()).toBe(true);
    });

    await test.step('screen readers have one complete list', async () => {
      await expect(list.getByRole('img')).toHaveCount(partners.length);
      await expect(section.getByRole('img')).toHaveCount(partners.length);
      for (const name of names) await expect(section.getByRole('img', { name })).toHaveCount(1);
    });

    await test.step('it fades at both ends, but not on phones', async () => {
      const mask = () => marquee.evaluate((marquee) => getComputedStyle(marquee).maskImage);
      expect(await mask()).toContain('linear-gradient');
      await page.setViewportSize({ width: 600, height: 800 });
      expect(await mask()).toContain('linear-gradient');
      await page.setViewportSize({ width: 599, height: 800 });
      expect(await mask()).toBe('none');
      await page.setViewportSize(desktop);
    });

    await test.step('it runs at 60 px a second, without a gap', async () => {
      // It is measured, filled and set going one after the other.
      const speed = () =>
        running.evaluate(
          (row) =>
            row.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(row).animationDuration),
        );
      await expect.poll(speed).toBeCloseTo(60, 0);
      expect((await rectOf(running)).width).toBeGreaterThanOrEqual((await rectOf(marquee)).width);
      expect(await running.evaluate((row) => getComputedStyle(row).animationIterationCount)).toBe('infinite');
      expect(await playState(page)()).toBe('running');
      const travelled = await running.evaluate((row) => {
        const [run] = row.getAnimations();
        const { currentTime } = run!;
        const leftAt = (milliseconds: number) => {
          run!.currentTime = milliseconds;
          return row.getBoundingClientRect().left;
        };
        const distance = leftAt(1000) - leftAt(0);
        run!.currentTime = currentTime;
        return distance;
      });
      expect(travelled, 'to the left').toBeCloseTo(-60, 0);
    });

    await test.step('it stands still under the mouse, under the focus and on request, and goes on', async () => {
      await marquee.hover();
      await expect.poll(playState(page)).toBe('paused');
      await page.mouse.move(5, 5);
      await expect.poll(playState(page)).toBe('running');
      await toggle.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(toggle).toBeFocused();
      await expect.poll(playState(page)).toBe('paused');
      await toggle.press('Enter');
      await expect(toggle).toHaveAccessibleName(motionWords.play);
      await toggle.press('Enter');
      await expect.poll(playState(page)).toBe('running');
      await marquee.hover();
      await expect.poll(playState(page)).toBe('running');
    });
  });

  test('a script that fails to load leaves a plain, complete list', async ({ page, expectComplaint }) => {
    expectComplaint('Failed to load resource');
    expectComplaint('has no script');
    await page.route('**/PartnerMarquee-*.js', (route) => route.abort());
    await openPage(page, '/');
    await marqueeOf(page).section.scrollIntoViewIfNeeded();
    await expect.poll(() => namesInWindow(page)).toEqual(names);
  });

  test('a logo that fails to load gives way to the name', async ({ page, expectComplaint }) => {
    expectComplaint('Failed to load resource');
    await page.route(`**/${third.logo}*`, (route) => route.abort());
    await openPage(page, '/');
    const { section, list, running } = marqueeOf(page);
    await section.scrollIntoViewIfNeeded();
    await expect(list.getByText(third.name)).toHaveCount(1);
    await expect(running.getByText(third.name).first()).toBeAttached();
    await expect(list.getByRole('img')).toHaveCount(partners.length - 1);
  });
});

test.describe('without motion', () => {
  test.use(stillPage);

  test('is a plain, complete list without a switch', async ({ page }) => {
    await openPage(page, '/');
    const { section, running, toggle } = marqueeOf(page);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await section.scrollIntoViewIfNeeded();
      await expect.poll(() => namesInWindow(page)).toEqual(names);
    }
    await expect(running).toHaveCount(0);
    await expect(toggle).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ ...movingPage, javaScriptEnabled: false });

  test('is a plain, complete list without a switch', async ({ page }) => {
    await page.goto('./');
    const { section, toggle } = marqueeOf(page);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await section.scrollIntoViewIfNeeded();
      await expect.poll(() => namesInWindow(page)).toEqual(names);
    }
    await expect(toggle).toBeHidden();
  });
});
