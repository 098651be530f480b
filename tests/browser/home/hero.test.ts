import { motionWords } from '#shared/words/controls.ts';
import homePage from '../../../pages/home/page.ts';
import { heroFilms } from '../../../pages/home/parts/heroFilms.ts';
import { anyOf } from '../../support/anyOf.ts';
import { layoutFaults } from '../../support/layoutFaults.ts';
import { desktop, movingPage, phone, rectOf } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(movingPage);

const [largeFilm, smallFilm] = heroFilms;

test('is 570 px high with short words', async ({ page }) => {
  await page.goto('./');
  const hero = page.locator('.hero');
  for (const words of await hero.locator('.hero__headline, .hero__lead').all())
    await words.evaluate((words) => words.replaceChildren('Short words'));
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect((await rectOf(hero)).height).toBe(570);
  }
});

test('the film comes and goes with the width of the window', async ({ page }) => {
  test.skip(!homePage.props.hero.hasFilm, 'the film has other colours than the company');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requests.push(request.url());
  });
  const hero = page.locator('.hero');
  const still = hero.locator('img');
  const film = hero.locator('video');
  const toggle = hero.getByRole('button', { name: anyOf(...Object.values(motionWords)) });
  const isPaused = () => film.evaluate((film: HTMLVideoElement) => film.paused);

  await test.step('below 900 px it is not fetched, and the still is as small as it is shown', async () => {
    await page.setViewportSize(phone);
    await page.goto('./');
    await page.waitForLoadState('networkidle');
    expect(await still.evaluate((still: HTMLImageElement) => still.currentSrc)).toContain('still-480.');
    await page.setViewportSize({ width: 899, height: 900 });
    await expect(film).toHaveCount(0);
    await expect(toggle).toHaveCount(0);
    expect(requests).toEqual([]);
  });
  await test.step('from 900 px on the smaller one runs', async () => {
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(isPaused).toBe(false);
    await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    expect([...new Set(requests)]).toEqual([expect.stringContaining(smallFilm!.webm)]);
    expect(await rectOf(toggle)).toMatchObject({ width: 44, height: 44 });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await layoutFaults(page, ['.hero'])).toEqual([]);
  });
  await test.step('in a window of 1600 px the larger one begins with the still', async () => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await openPage(page, '/');
    await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.videoWidth)).toBe(1920);
    expect(requests.at(-1)).toContain(largeFilm!.webm);
    const poster = await still.evaluate((still: HTMLImageElement) => still.currentSrc);
    await expect(film).toHaveJSProperty('poster', poster);
  });
});
