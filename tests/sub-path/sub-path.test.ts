import { jobWords } from '../../shared/content/words/careers.ts';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { openJob } from '../support/careers.ts';
import { fillEnquiry, openContact, ownEnquiry, serveMap, thanks } from '../support/contact.ts';
import { receivedFrom } from '../support/inbox.ts';
import { wakeIslands } from '../support/islands.ts';
import { islandSamples } from '../support/pages.ts';
import { loadPictures } from '../support/pictures.ts';
import { job, menu } from '../support/samples.ts';
import { stillPage } from '../support/shell.ts';
import { addressOf } from '../support/sites.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({
  ...stillPage,
  baseURL: addressOf('subPath'),
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('pages under the base path wake, find all their files and lead to each other', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await serveMap(page);
  for (const { path } of islandSamples) {
    await test.step(path, async () => {
      await openPage(page, path);
      await loadPictures(page);
      expect(refused).toEqual([]);
    });
  }
  await page.getByRole('contentinfo').getByRole('link', { name: menu.about }).click();
  await expect(page).toHaveURL(/\/site\/about\/$/);
});

test('an unknown address shows the page for that with its styles and script', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('404 (Not Found)');
  const response = await page.goto('./a/b/c');
  expect(response!.status()).toBe(404);
  await wakeIslands(page);
});

test('the enquiry reaches the inbox below the base path', async ({ page, request }) => {
  const typed = ownEnquiry();
  await openContact(page);
  await fillEnquiry(page, typed);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await receivedFrom(request, typed.email)).toHaveLength(1);
});

test('a job is shared with the base path', async ({ page, baseURL }) => {
  const dialog = await openJob(page);
  await dialog.getByRole('button', { name: jobWords.copyLink }).click();
  await expect(dialog.getByText(jobWords.linkCopied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`.${job.path}`, baseURL).href);
});
