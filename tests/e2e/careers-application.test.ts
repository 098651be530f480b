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
import { expect, openPage, test } from '../support/test.ts';

needsJobs(1);

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

test('the fields say what is wrong with them, and the first gets the focus', async ({ page }) => {
  const dialog = await openJob(page);
  const forms = countForms(page);
  await submitButton(dialog).click();
  await expect(dialog.getByLabel(applicationWords.name.label)).toBeFocused();
  for (const message of [fieldErrors.name, fieldErrors.email, fieldErrors.phone, fieldErrors.resume]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await fillApplication(dialog, { name: 'Asha', email: 'asha@company', phone: '98765' }, fileOf('a.pdf', 9));
  await submitButton(dialog).click();
  await expect(dialog.getByLabel(applicationWords.email.label)).toBeFocused();
  await expect(dialog.getByLabel(applicationWords.phone.label)).toHaveAccessibleDescription(
    fieldErrors.phoneForm,
  );
  expect(forms()).toBe(0);
});

test('the phone takes ten digits of what is typed or filled in', async ({ page }) => {
  const dialog = await openJob(page);
  const phone = dialog.getByLabel(applicationWords.phone.label);
  await phone.pressSequentially('98a76-5432109');
  await expect(phone).toHaveValue('9876543210');
  await expect(dialog.getByText(fieldErrors.phoneForm)).toBeVisible();
  await phone.fill('+91 87654-32109');
  await expect(phone).toHaveValue('8765432109');
});

test('the success message shows for four seconds above the button, and the form is empty', async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await openJob(page);
  await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
  await stopClock(page);
  await submitButton(dialog).click();
  const alert = dialog.getByText(succeeded);
  await expect(alert).toBeVisible();
  expect((await rectOf(alert)).bottom).toBeLessThan((await rectOf(submitButton(dialog))).top);
  expect(await applicantIn(dialog)).toEqual({ name: '', email: '', phone: '' });
  await expect(dialog.getByText(fileFieldWords.choose)).toBeVisible();
  await page.clock.runFor(3999);
  await expect(alert).toBeVisible();
  await page.clock.runFor(1);
  await expect(alert).toBeHidden();
});

test('what is typed for another job is kept when the first application succeeds', async ({ page }) => {
  needsJobs(2);
  const dialog = await openJob(page);
  await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
  const release = await holdForms(page);
  await submitButton(dialog).click();
  await closeJob(page);
  await applyLink(page, otherJob.title).click();
  const other = dialogOf(page, otherJob.title);
  await other.getByLabel(applicationWords.name.label).fill('Ana Maria Rao');
  release();
  await expect(other.getByText(succeeded)).toBeVisible();
  await page.reload();
  await expect(other.getByLabel(applicationWords.name.label)).toHaveValue('Ana Maria Rao');
});

test('an alert can be closed', async ({ page }) => {
  await page.clock.install();
  const dialog = await openJob(page);
  await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
  await stopClock(page);
  await submitButton(dialog).click();
  await dialog.getByRole('button', { name: noticeWords.close }).click();
  await expect(dialog.getByText(succeeded)).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('the text carries over to another job and over a reload, the file does not', async ({ page }) => {
  needsJobs(2);
  const typed = ownApplicant();
  const dialog = await openJob(page);
  await fillApplication(dialog, typed, fileOf('resume.pdf', 2_000));
  await closeJob(page);
  await applyLink(page, otherJob.title).click();
  const other = dialogOf(page, otherJob.title);
  await expect(other.getByLabel(applicationWords.name.label)).toHaveValue(typed.name);
  expect(await applicantIn(other)).toEqual(typed);
  await expect(other.getByText(fileFieldWords.choose)).toBeVisible();
  await page.reload();
  await expect(other.getByLabel(applicationWords.name.label)).toHaveValue(typed.name);
  expect(await applicantIn(other)).toEqual(typed);
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
  await fillApplication(dialog, typed, fileOf('resume.pdf', 2_000));
  await closeJob(page);
  await applyLink(page, job.title).click();
  await expect(dialog.getByLabel(applicationWords.name.label)).toHaveValue(typed.name);
  await fillApplication(dialog, typed, fileOf('resume.pdf', 2_000));
  await submitButton(dialog).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  expect(await receivedFrom(request, typed.email)).toHaveLength(1);
});

test('a double click sends once', async ({ page, request }) => {
  const typed = ownApplicant();
  const dialog = await openJob(page);
  const forms = countForms(page);
  await fillApplication(dialog, typed, fileOf('resume.pdf', 2_000));
  await submitButton(dialog).dblclick();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  expect(forms()).toBe(1);
  expect(await receivedFrom(request, typed.email)).toHaveLength(1);
  await expect(dialog.getByText(failed)).toHaveCount(0);
});

test('an application that was sent leaves nothing for the next visit to the page', async ({ page }) => {
  const dialog = await openJob(page);
  await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
  await submitButton(dialog).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  await openPage(page, `/careers/${job.hash}`);
  await expect(dialog.getByLabel(applicationWords.name.label)).toHaveValue('');
  expect(await applicantIn(dialog)).toEqual({ name: '', email: '', phone: '' });
});
