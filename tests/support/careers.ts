import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { fill } from '#shared/core/fill.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import { applicationValues } from './examples/exampleForms.ts';
import { fillFields, ownAddress } from './forms.ts';
import { job, openJobs, otherJob } from './samples.ts';
import { expect, openPage, test } from './test.ts';

export { job, otherJob };

export const { sent: succeeded, failed } = applicationForm;

/** A complete application without its file, from an address that no other test uses. */
export function ownApplicant() {
  const { 'Job Profile': _title, ...values } = applicationValues;
  return { ...values, name: 'Asha Verma', email: ownAddress() };
}

type Applicant = ReturnType<typeof ownApplicant>;

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A file of `bytes` bytes that differ, so that a cut or changed copy cannot pass for it. */
export function fileOf(name: string, bytes: number, mimeType = 'application/pdf'): ChosenFile {
  return { name, mimeType, buffer: randomBytes(bytes) };
}

/** Skips a test, or at the top of a file all of its tests, where fewer jobs are open. */
export function needsJobs(count: number): void {
  test.skip(openJobs.length < count, `fewer open jobs than ${count}`);
}

/** The Apply Now link of a job; skips the test where no job is open. */
export function applyLink(page: Page, title: string): Locator {
  needsJobs(1);
  const name = `${jobWords.apply} ${fill(jobWords.applyFor, { title })}`;
  // Another job's title may begin with this one.
  return page.getByRole('link', { name, exact: true });
}

export function dialogOf(page: Page, title = job.title): Locator {
  return page.getByRole('dialog', { name: title, exact: true });
}

export async function openJob(page: Page, title = job.title): Promise<Locator> {
  await openPage(page, '/careers/');
  await applyLink(page, title).click();
  return dialogOf(page, title);
}

/** Closes the job that is open and waits until it has left the address, which takes a moment longer. */
export async function closeJob(page: Page): Promise<void> {
  // It opens after the tap is answered, and Escape would do nothing before.
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/careers\/$/);
}

export async function fillApplication(form: Locator, typed: Applicant, resume: ChosenFile): Promise<void> {
  await fillFields(form, applicationForm, typed);
  await form.locator('input[type=file]').setInputFiles(resume);
}

export function submitButton(form: Locator): Locator {
  return form.getByRole('button', { name: applicationForm.submit });
}

/** The fields that the inbox receives with an application, in their order. */
export function fieldsFor(title: string, applicant: Applicant): [string, string][] {
  return [
    ['Job Profile', title],
    ...Object.entries(applicant),
    ['_captcha', 'false'],
    ['_template', 'table'],
    ['_honey', ''],
  ];
}
