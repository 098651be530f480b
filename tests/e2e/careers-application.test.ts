import type { Locator } from 'playwright/test';
import { applicationWords } from '../../shared/content/words/careers.ts';
import { fileFieldWords, noticeWords } from '../../shared/content/words/controls.ts';
import { fieldErrors } from '../../shared/content/words/forms.ts';
import {
  applicantIn,
  applyLink,
  closeJob,
  dialogOf,
  failed,
  fileOf,
  fillApplication,
  job,
  needsJobs,
  openJob,
  otherJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../support/careers.ts';
import { stopClock } from '../support/clock.ts';
import { countForms, holdForms, receivedFrom } from '../support/inbox.ts';
import { rectOf } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

needsJobs(1);

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

const resume = fileOf('resume.pdf', 2_000);
const empty = { name: '', email: '', phone: '' };

test('the fields say what is wrong with them, and the first gets the focus', async ({ page }) => {
  const dialog = await openJob(page);
  const forms = countForms(page);
  const phone = dialog.getByLabel(applicationWords.phone.label);
  await test.step('the phone takes ten digits of what is typed or filled in', async () => {
    await phone.pressSequentially('98a76-5432109');
    await expect(phone).toHaveValue('9876543210');
    await expect(dialog.getByText(fieldErrors.phoneForm)).toBeVisible();
    await phone.fill('+91 87654-32109');
    await expect(phone).toHaveValue('8765432109');
    await phone.clear();
  });
  await test.step('empty fields', async () => {
    await submitButton(dialog).click();
    await expect(dialog.getByLabel(applicationWords.name.label)).toBeFocused();
    for (const message of [fieldErrors.name, fieldErrors.email, fieldErrors.phone, fieldErrors.resume])
      await expect(dialog.getByText(message)).toBeVisible();
  });
  await test.step('an address and a number that cannot be right', async () => {
    const mistyped = { name: 'Asha', email: 'asha@company', phone: '98765' };
    await fillApplication(dialog, mistyped, fileOf('a.pdf', 9));
    await submitButton(dialog).click();
    await expect(dialog.getByLabel(applicationWords.email.label)).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(fieldErrors.phoneForm);
  });
  expect(forms()).toBe(0);
});

test('the success message shows for four seconds above the button, or until it is closed', async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await openJob(page);
  const alert = dialog.getByText(succeeded);
  await fillApplication(dialog, ownApplicant(), resume);
  await stopClock(page);
  await test.step('for four seconds, and the form is empty', async () => {
    await submitButton(dialog).click();
    await expect(alert).toBeVisible();
    expect((await rectOf(alert)).bottom).toBeLessThan((await rectOf(submitButton(dialog))).top);
    expect(await applicantIn(dialog)).toEqual(empty);
    await expect(dialog.getByText(fileFieldWords.choose)).toBeVisible();
    await page.clock.runFor(3999);
    await expect(alert).toBeVisible();
    await page.clock.runFor(1);
    await expect(alert).toBeHidden();
  });
  await test.step('until it is closed, and the dialog stays', async () => {
    await fillApplication(dialog, ownApplicant(), resume);
    await submitButton(dialog).click();
    await dialog.getByRole('button', { name: noticeWords.close }).click();
    await expect(alert).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});

test('what is typed is kept from job to job until it has been sent, once', async ({ page, request }) => {
  const dialog = await openJob(page);
  const other = dialogOf(page, otherJob.title);
  const nameIn = (form: Locator) => form.getByLabel(applicationWords.name.label);
  await test.step('a double click sends once, and leaves nothing for the next visit', async () => {
    const typed = ownApplicant();
    const forms = countForms(page);
    await fillApplication(dialog, typed, resume);
    await submitButton(dialog).dblclick();
    await expect(dialog.getByText(succeeded)).toBeVisible();
    expect(forms()).toBe(1);
    expect(await receivedFrom(request, typed.email)).toHaveLength(1);
    await expect(dialog.getByText(failed)).toHaveCount(0);
    await page.reload();
    await expect(nameIn(dialog)).toHaveValue('');
    expect(await applicantIn(dialog)).toEqual(empty);
  });

  needsJobs(2);
  await test.step('the text carries over to another job and over a reload, the file does not', async () => {
    const typed = ownApplicant();
    await fillApplication(dialog, typed, resume);
    await closeJob(page);
    await applyLink(page, otherJob.title).click();
    await expect(nameIn(other)).toHaveValue(typed.name);
    expect(await applicantIn(other)).toEqual(typed);
    await expect(other.getByText(fileFieldWords.choose)).toBeVisible();
    await page.reload();
    await expect(nameIn(other)).toHaveValue(typed.name);
    expect(await applicantIn(other)).toEqual(typed);
  });
  await test.step('what is typed for another job is kept when the first application succeeds', async () => {
    await fillApplication(other, ownApplicant(), resume);
    const release = await holdForms(page);
    await submitButton(other).click();
    await closeJob(page);
    await applyLink(page, job.title).click();
    await nameIn(dialog).fill('Ana Maria Rao');
    release();
    await expect(dialog.getByText(succeeded)).toBeVisible();
    await page.reload();
    await expect(nameIn(dialog)).toHaveValue('Ana Maria Rao');
  });
});

test('text and sending work where the browser blocks storage', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const typed = ownApplicant();
  const dialog = await openJob(page);
  await fillApplication(dialog, typed, resume);
  await closeJob(page);
  await applyLink(page, job.title).click();
  await expect(dialog.getByLabel(applicationWords.name.label)).toHaveValue(typed.name);
  await fillApplication(dialog, typed, resume);
  await submitButton(dialog).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  expect(await receivedFrom(request, typed.email)).toHaveLength(1);
});
