import type { Locator } from 'playwright/test';
import { applicationWords } from '../../shared/content/words/careers.ts';
import { noticeWords } from '../../shared/content/words/controls.ts';
import { submitWords } from '../../shared/content/words/forms.ts';
import {
  applicantIn,
  applyLink,
  closeJob,
  dialogOf,
  failed,
  fieldsFor,
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
import { countForms, holdForms, inboxBehaves, receivedFile, receivedFrom } from '../support/inbox.ts';
import { rectOf } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

needsJobs(1);

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

const resume = fileOf('my resume.pdf', 30_000);

const failures = [
  ['refuses it with status 200', 'refuse'],
  ['answers 404', 'status:404'],
  ['answers 429', 'status:429'],
  ['answers 500', 'status:500'],
  ['answers with a page instead of JSON', 'html'],
  ['breaks the connection', 'reset'],
] as const;

test('the error is shown and all fields are kept when an application fails, and a second try succeeds', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint('Failed to load resource');
  const typed = ownApplicant();
  const dialog = await openJob(page);
  const forms = countForms(page);
  await fillApplication(dialog, typed, resume);
  // Scrolls it into view.
  await submitButton(dialog).hover();
  const pressed = await rectOf(submitButton(dialog));
  for (const [index, [what, behaviour]] of failures.entries()) {
    await test.step(`the inbox ${what}`, async () => {
      const stop = await inboxBehaves(page, behaviour);
      await submitButton(dialog).click();
      await expect(dialog.getByRole('alert')).toHaveText(failed);
      expect(forms()).toBe(index + 1);
      expect(await applicantIn(dialog)).toEqual(typed);
      await expect(dialog.getByText(resume.name)).toBeVisible();
      expect(await rectOf(submitButton(dialog)), 'the button stays').toEqual(pressed);
      await stop();
      // The next failure brings an alert of its own.
      await dialog.getByRole('button', { name: noticeWords.close }).click();
      await expect(dialog.getByRole('alert')).toBeEmpty();
    });
  }
  await test.step('there is no network, and a second try succeeds with the same fields and file', async () => {
    await page.context().setOffline(true);
    await submitButton(dialog).click();
    await expect(dialog.getByText(failed)).toBeVisible();
    await page.context().setOffline(false);
    // Some of the failures are in the answer alone.
    const { length: before } = await receivedFrom(request, typed.email);
    await submitButton(dialog).click();
    await expect(dialog.getByText(succeeded)).toBeVisible();
    const [submission, ...others] = await receivedFrom(request, typed.email);
    expect(others).toHaveLength(before);
    expect(submission!.fields).toEqual(fieldsFor(job.title, typed));
    expect((await receivedFile(request, submission!)).equals(resume.buffer)).toBe(true);
  });
});

test('an application may take its time, also while its dialog is closed', async ({ page, request }) => {
  await page.clock.install();
  const dialog = await openJob(page);
  const button = dialog.getByRole('button', { name: submitWords.sending });
  await test.step('an inbox that never answers counts as failed after 30 s and one for each 50 kB', async () => {
    const stop = await inboxBehaves(page, 'silent');
    await fillApplication(dialog, ownApplicant(), resume);
    await stopClock(page);
    await submitButton(dialog).click();
    await expect(button).toBeFocused();
    await page.clock.runFor(30_900);
    await expect(button).toBeVisible();
    await page.clock.runFor(100);
    await expect(dialog.getByText(failed)).toBeVisible();
    await expect(dialog.getByText(resume.name)).toBeVisible();
    await stop();
  });
  await test.step('a dialog closed while sending shows the result on the page', async () => {
    const typed = ownApplicant();
    const release = await holdForms(page);
    await fillApplication(dialog, typed, resume);
    await submitButton(dialog).click();
    await expect(button).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(succeeded)).toHaveCount(0);
    release();
    const alert = page.getByRole('alert').filter({ hasText: succeeded });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText(job.title);
    const [submission] = await receivedFrom(request, typed.email);
    expect((await receivedFile(request, submission!)).equals(resume.buffer)).toBe(true);
    await page.getByRole('button', { name: noticeWords.close }).click();
    await expect(alert).toHaveCount(0);
  });
});

test('a result is shown wherever the visitor has gone meanwhile', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint('Failed to load resource');
  const dialog = await openJob(page);
  const nameIn = (form: Locator) => form.getByLabel(applicationWords.name.label);
  await test.step('a failure on the page, where text and file are kept', async () => {
    const typed = ownApplicant();
    const release = await holdForms(page);
    await fillApplication(dialog, typed, resume);
    await submitButton(dialog).click();
    await closeJob(page);
    await expect(dialog).toBeHidden();
    await page.context().setOffline(true);
    release();
    await expect(page.getByRole('alert').filter({ hasText: failed })).toContainText(job.title);
    await page.context().setOffline(false);
    await applyLink(page, job.title).click();
    await expect(dialog.getByText(resume.name)).toBeVisible();
    expect(await applicantIn(dialog)).toEqual(typed);
  });
  await test.step('a success in the dialog opened again, which cannot send it twice', async () => {
    const typed = ownApplicant();
    const forms = countForms(page);
    const release = await holdForms(page);
    await fillApplication(dialog, typed, resume);
    await submitButton(dialog).click();
    await closeJob(page);
    await applyLink(page, job.title).click();
    await expect(dialog.getByRole('button', { name: submitWords.sending })).toBeVisible();
    await dialog.getByLabel(applicationWords.phone.label).press('Enter');
    release();
    await expect(dialog.getByText(succeeded)).toBeVisible();
    expect(forms()).toBe(1);
    expect(await receivedFrom(request, typed.email)).toHaveLength(1);
    await expect(nameIn(dialog)).toHaveValue('');
  });

  needsJobs(2);
  await test.step('a success in the dialog of another job, where it names its own', async () => {
    const typed = ownApplicant();
    const release = await holdForms(page);
    await fillApplication(dialog, typed, resume);
    await submitButton(dialog).click();
    await closeJob(page);
    await applyLink(page, otherJob.title).click();
    const other = dialogOf(page, otherJob.title);
    await expect(nameIn(other)).toHaveValue(typed.name);
    release();
    await expect(other.getByRole('alert')).toHaveText(`${job.title}${succeeded}`);
    await expect(nameIn(other)).toHaveValue(typed.name);
  });
});
