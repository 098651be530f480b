import { jobWords } from '../../shared/content/words/careers.ts';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { openJob } from '../support/careers.ts';
import { fillEnquiry, openContact, ownEnquiry, thanks } from '../support/contact.ts';
import { receivedFrom } from '../support/inbox.ts';
import { job } from '../support/samples.ts';
import { addressOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: addressOf('subPath') });

test('the enquiry reaches the inbox below the base path', async ({ page, request }) => {
  const typed = ownEnquiry();
  await openContact(page);
  await expect(page.locator('.enquiry-form')).toHaveAttribute('action', '/site/__inbox/enquiry');
  await fillEnquiry(page, typed);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await receivedFrom(request, typed.email)).toHaveLength(1);
});

test.describe('a job', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is shared with the base path', async ({ page, baseURL }) => {
    const dialog = await openJob(page);
    await dialog.getByRole('button', { name: jobWords.copyLink }).click();
    await expect(dialog.getByText(jobWords.linkCopied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`careers/${job.hash.slice(1)}/`, baseURL).href);
    await page.goto(copied);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  });
});
