import type { Page } from 'playwright/test';
import { enquiryWords, fieldErrors } from '../../../shared/content/words/forms.ts';
import {
  fileOf,
  fillApplication,
  job,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { enquiryIn, fillEnquiry, heardFrom, serveMap, thanks } from '../../support/contact.ts';
import { countForms, ownAddress, receivedFile, receivedFrom } from '../../support/inbox.ts';
import { wakeIslands } from '../../support/islands.ts';
import { openWithoutScript, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

const enquiry = () => ({
  firstName: 'Zoë',
  lastName: 'O’Brien',
  email: ownAddress(),
  contactNumber: '9876543210',
  heardFrom,
});
const send = enquiryWords.submit;

test.beforeEach(({ page }) => serveMap(page));

test('hydration keeps focus, caret and text, and normalises a number', async ({ page }) => {
  const release = await openWithoutScript(page, '/contact/');
  const number = page.getByLabel(enquiryWords.contactNumber.label);
  const name = page.getByLabel(enquiryWords.firstName.label);
  await number.pressSequentially('+91 98765-43210');
  await name.pressSequentially('Asa');
  await page.keyboard.press('ArrowLeft');
  await release();
  await page.keyboard.type('h');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Asha');
  await expect(number).toHaveValue('9876543210');
  await number.press('1');
  await expect(number).toHaveValue('9876543210');
});

/** Loads the page again, with its scripts. */
async function reloadContact(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await serveMap(page);
  await openPage(page, '/contact/');
}

test('text typed early survives a reload, and an early Enter sends it once', async ({ page, request }) => {
  const typed = enquiry();
  await test.step('a reload before React arrives', async () => {
    await openWithoutScript(page, '/contact/');
    await fillEnquiry(page, typed);
    await reloadContact(page);
    expect(await enquiryIn(page)).toEqual(typed);
  });
  await test.step('an early Enter sends once, and leaves nothing for the next visit', async () => {
    const forms = countForms(page);
    const release = await openWithoutScript(page, '/contact/');
    await fillEnquiry(page, typed);
    await page.getByLabel(enquiryWords.email.label).press('Enter');
    await page.getByLabel(enquiryWords.email.label).press('Enter');
    await release();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(forms()).toBe(1);
    expect(await receivedFrom(request, typed.email)).toHaveLength(1);
    await page.reload();
    await wakeIslands(page);
    await expect(page.getByLabel(enquiryWords.firstName.label)).toHaveValue('');
  });
});

test('an early submit is held until the form itself says what is wrong, and a reload keeps the rest', async ({
  page,
}) => {
  const forms = countForms(page);
  const typed = { ...enquiry(), lastName: '' };
  const release = await openWithoutScript(page, '/contact/');
  await page.getByRole('button', { name: send }).click();
  await fillEnquiry(page, { ...typed, contactNumber: '+91 98765 43210' });
  await release();
  const lastName = page.getByLabel(enquiryWords.lastName.label);
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription(fieldErrors.lastName);
  expect(await enquiryIn(page)).toEqual(typed);
  expect(forms()).toBe(0);
  await reloadContact(page);
  expect(await enquiryIn(page)).toEqual(typed);
});

test('a resume that was chosen before the script is sent with an early submit', async ({ page, request }) => {
  const applicant = ownApplicant();
  const resume = fileOf('resume.pdf', 9_000);
  const release = await openWithoutScript(page, job.path);
  const form = page.locator('form');
  await fillApplication(form, applicant, resume);
  await submitButton(form).click();
  await release();
  await expect(page.getByText(succeeded)).toBeVisible();
  const [received] = await receivedFrom(request, applicant.email);
  expect((await receivedFile(request, received!)).equals(resume.buffer)).toBe(true);
});
