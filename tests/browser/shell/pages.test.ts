import type { Page } from 'playwright/test';
import { expectAccessible, smallTargets } from '../../support/axe.ts';
import { weakRings } from '../../support/colours.ts';
import { deadSpots, expectUsableWithoutStyleSheet } from '../../support/controls.ts';
import { serveMap } from '../../support/forms.ts';
import { inGroups, listedPages, partSamples, templateSamples } from '../../support/pages.ts';
import { paperFaults } from '../../support/paper.ts';
import { loadPictures, pictureFaults } from '../../support/pictures.ts';
import { expectReactions } from '../../support/reactions.ts';
import { desktop, jumpTo, phone, stillPage } from '../../support/shell.ts';
import { expect, opacitiesOn, openPage, test } from '../../support/test.ts';

test.use(stillPage);

/** High-density phones get dark pictures at a lower density, as their `sizes` say. */
const leastOnPhones = 0.35;

/** Windows of phones, of which each cuts a page's first view elsewhere; the first is that of Lighthouse. */
const phones = [
  { width: 412, height: 823 },
  { width: 412, height: 873 },
  { width: 375, height: 667 },
  { width: 360, height: 800 },
];

const knownControls = new Set<string>();

async function expectToFit(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

/** Fails where a page on a desktop or on paper has mistakes that come from its template. */
async function expectRightOnDesktop(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await jumpTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
  await loadPictures(page);
  await jumpTo(page, 0);
  expect(await pictureFaults(page)).toEqual([]);
  const grounds = await page
    .locator('.section:visible')
    .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).backgroundColor));
  expect(grounds).not.toEqual([]);
  // What wraps a section is a <section>, too.
  expect(grounds.filter((ground, index) => ground === grounds[index - 1])).toEqual([]);
  expect(await deadSpots(page)).toEqual([]);
  expect(await weakRings(page)).toEqual([]);
  await expectAccessible(page, 'main');
  expect(await paperFaults(page)).toEqual([]);
  // Reduced motion: the scroll reveal was not fetched, and hides nothing.
  await expect(page.locator('html')).not.toHaveClass(/has-reveal/);
  expect((await opacitiesOn(page)).filter((opacity) => opacity !== '1')).toEqual([]);
  await expectReactions(page, page.getByRole('main'), knownControls);
  await expectUsableWithoutStyleSheet(page);
}

for (const group of inGroups(listedPages, 4)) {
  test(`served, complete, accessible and within their policy: ${group.map(({ path }) => path).join(', ')}`, async ({
    page,
  }) => {
    for (const declared of group) {
      // Of pages with one template one is enough: on a desktop, and at widths where words have more room.
      const isSample = templateSamples.includes(declared);
      await test.step(declared.path, async () => {
        // Any route keeps a window from using its cache.
        if (declared.path === '/contact/') await serveMap(page);
        await page.setViewportSize(phone);
        if (isSample) await openPage(page, declared.path);
        else await page.goto(`.${declared.path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await loadPictures(page);
        expect(await pictureFaults(page, leastOnPhones)).toEqual([]);
        if (isSample) expect(await deadSpots(page)).toEqual([]);
        await jumpTo(page, 0);
        // The shell is the same on all pages.
        if (isSample || partSamples.includes(declared))
          await expectAccessible(page, isSample ? 'html' : 'main');
        for (const size of phones) {
          await page.setViewportSize(size);
          expect(await smallTargets(page), `first view of ${size.width} x ${size.height} px`).toEqual([]);
        }
        await expectToFit(page, isSample ? [320, 768, 1024, desktop.width] : [320, 1024]);
        // After the phone: browsers keep a picture that is larger than needed.
        if (isSample) await expectRightOnDesktop(page);
      });
    }
  });
}
