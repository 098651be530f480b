import type { Page } from 'playwright/test';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { applyLink, dialogOf, job } from '../support/careers.ts';
import { carouselOf, placesInView, technology } from '../support/carousels.ts';
import { fillEnquiry, openContact, ownEnquiry, thanks } from '../support/contact.ts';
import { menu } from '../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

/** Notes from now on what moves or fades, such as "background-color of notice notice--toast". */
async function recordTransitions(page: Page): Promise<() => Promise<string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const recorded: string[] = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      recorded.push(`${propertyName} of ${(target as Element).className}`);
    });
    return recorded;
  });
  return () => recorded.jsonValue();
}

test('a message appears in its colours at once', async ({ page }) => {
  await openContact(page);
  const transitions = await recordTransitions(page);
  await fillEnquiry(page, ownEnquiry());
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await transitions()).toEqual([]);
});

test('menus open at once', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/about/');
  const transitions = await recordTransitions(page);
  const { dropdown, menuButton, drawer } = shellOf(page);
  const { button, panel } = dropdown(menu.services);
  await button.hover();
  await expect(panel).toBeVisible();
  await page.setViewportSize(phone);
  await menuButton.click();
  await expect(drawer).toBeVisible();
  expect(await transitions()).toEqual([]);
});

test('a job opens at once', async ({ page }) => {
  await openPage(page, '/careers/');
  const transitions = await recordTransitions(page);
  await applyLink(page, job.title).click();
  await expect(dialogOf(page)).toBeVisible();
  expect(await transitions()).toEqual([]);
});

test('a carousel goes on at each press', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/');
  const { start, next, viewport } = carouselOf(page, technology);
  await start();
  for (const first of [2, 3, 4]) {
    await next.click();
    await expect.poll(async () => (await placesInView(viewport))[0]).toBe(first);
  }
});
