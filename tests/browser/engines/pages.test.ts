import type { Page } from 'playwright/test';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { fillEnquiry, ownEnquiry, serveMap } from '../../support/contact.ts';
import { receivedFrom } from '../../support/inbox.ts';
import { wakeIslands } from '../../support/islands.ts';
import { addressed } from '../../support/pages.ts';
import { jumpTo, shellOf } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

/** Goes to every page and looks at each. */
async function visitAll(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  test.slow();
  await serveMap(page);
  for (const { path } of addressed) {
    await test.step(path, async () => {
      await page.goto(`.${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    });
  }
}

test('every page loads, its islands wake, and its header turns white when scrolled', async ({ page }) => {
  await visitAll(page, async (path) => {
    await wakeIslands(page);
    expect(await page.locator('[data-state="failed"]').count(), `islands of ${path} that failed`).toBe(0);
  });
  await jumpTo(page, 600);
  await expect(shellOf(page).header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // It slides in.
  await expect.poll(async () => (await shellOf(page).header.boundingBox())!.y).toBe(0);
});

test('without script, pages are complete and a form is sent', async ({ page, request, expectComplaint }) => {
  // The inbox's response is not a page of the site and has no transition.
  expectComplaint('ViewTransition opt-in disabled');
  // WebDriver BiDi cannot switch JavaScript off: pages are served as a browser without it reads them.
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script\b.*?<\/script>|<\/?noscript\b[^>]*>/gs, '');
    return route.fulfill({ response, body: html });
  });
  await visitAll(page, () => expect(shellOf(page).footer).toBeVisible());
  // Which also shows that its styles are there.
  await expect(page.locator('.page-loader')).toBeHidden();
  const typed = ownEnquiry();
  await page.goto('./contact/');
  await fillEnquiry(page, typed);
  await page.getByRole('button', { name: enquiryForm.submit }).click();
  await expect.poll(async () => (await receivedFrom(request, typed.email)).length).toBe(1);
});
