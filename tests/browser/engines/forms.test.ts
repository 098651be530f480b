import { applicationWords } from '#shared/content/words/careers.ts';
import { enquiryWords, fieldErrors } from '#shared/content/words/forms.ts';
import { anyOf } from '../../support/anyOf.ts';
import {
  applyLink,
  dialogOf,
  fileOf,
  fillApplication,
  job,
  openJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { enquiryIn, fillEnquiry, openContact, ownEnquiry, serveMap, thanks } from '../../support/contact.ts';
import { countForms, receivedFile, receivedFrom } from '../../support/inbox.ts';
import { holdsFocus } from '../../support/shell.ts';
import { expect, test } from './engineTest.ts';

test('the enquiry form says what is missing, the enquiry arrives cleaned, and the page says thanks', async ({
  page,
  request,
}) => {
  const typed = ownEnquiry();
  const send = page.getByRole('button', { name: enquiryWords.submit });
  await openContact(page);
  const forms = countForms(page);
  await send.click();
  await expect(page.getByLabel(enquiryWords.firstName.label)).toBeFocused();
  await expect(page.getByLabel(enquiryWords.email.label)).toHaveAccessibleDescription(fieldErrors.email);
  expect(forms()).toBe(0);
  await fillEnquiry(page, {
    ...typed,
    firstName: '\u200bAs\u00adha ',
    email: `Asha <${typed.email}>`,
    contactNumber: '+91 98765-43210',
  });
  expect(await enquiryIn(page)).toMatchObject({ contactNumber: '9876543210' });
  await send.click();
  await expect(page.locator('[aria-live=polite]').getByText(thanks)).toBeVisible();
  const [received] = await receivedFrom(request, typed.email);
  expect(Object.fromEntries(received!.fields)).toMatchObject(typed);
});

test('without script, the browser sends the enquiry itself', async ({ page, request, withoutScript }) => {
  const typed = ownEnquiry();
  await withoutScript();
  await serveMap(page);
  await page.goto('./contact/');
  await fillEnquiry(page, typed);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect.poll(async () => (await receivedFrom(request, typed.email)).length).toBe(1);
});

test('the dialog of a job holds the focus, closes on Escape and Back, and its address opens it', async ({
  page,
}) => {
  const dialog = await openJob(page);
  await expect(dialog.getByRole('article', { name: job.title, exact: true })).toBeFocused();
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await holdsFocus(dialog), `focus after ${key}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(applyLink(page, job.title)).toBeFocused();
  await expect(page).toHaveURL(/\/careers\/$/);
  await applyLink(page, job.title).click();
  await expect(page).toHaveURL(new RegExp(`${job.hash}$`));
  // By the page itself: by WebDriver BiDi Playwright's goBack waits for a load, which a hash does not bring.
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await page.goto(`./careers/${job.hash}`);
  await expect(dialogOf(page)).toBeVisible();
});

test('the application refuses a file of another kind, and arrives with its file', async ({
  page,
  request,
}) => {
  const applicant = ownApplicant();
  const resume = fileOf('resume.pdf', 40_000);
  const dialog = await openJob(page);
  const forms = countForms(page);
  await fillApplication(dialog, applicant, fileOf('resume.txt', 100, 'text/plain'));
  await submitButton(dialog).click();
  const field = dialog.getByLabel(applicationWords.resume.label, { exact: true });
  await expect(field).toHaveAccessibleDescription(anyOf(fieldErrors.resumeType));
  expect(forms()).toBe(0);
  await field.setInputFiles(resume);
  await submitButton(dialog).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  const [received] = await receivedFrom(request, applicant.email);
  expect(Object.fromEntries(received!.fields)).toMatchObject({ ...applicant, 'Job Profile': job.title });
  expect((await receivedFile(request, received!)).equals(resume.buffer)).toBe(true);
});
