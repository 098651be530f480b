import { applicationWords, jobWords } from '../../shared/content/words/careers.ts';
import { fileFieldWords } from '../../shared/content/words/controls.ts';
import {
  applyLink,
  fieldsFor,
  fileOf,
  fillApplication,
  job,
  needsJobs,
  otherJob,
  submitButton,
} from '../support/careers.ts';
import { ownAddress, receivedFile, receivedFrom } from '../support/inbox.ts';
import { openJobs } from '../support/samples.ts';
import { expect, test } from '../support/test.ts';

needsJobs(1);

test.use({ javaScriptEnabled: false });

test('Apply Now shows what is written about the job, and only about that one', async ({ page }) => {
  needsJobs(2);
  await page.goto('./careers/');
  await page.locator('.page-loader').waitFor({ state: 'hidden' });
  const headings = page.getByRole('heading', { name: jobWords.responsibilities });
  await expect(headings).toHaveCount(0);
  await applyLink(page, job.title).click();
  await expect(page.getByRole('heading', { name: job.title, level: 4, exact: true })).toBeInViewport();
  await expect(headings).toHaveCount(1);
  await expect(page.getByRole('heading', { name: jobWords.skills })).toBeVisible();
  await applyLink(page, otherJob.title).click();
  await expect(page.getByRole('heading', { name: otherJob.title, level: 4, exact: true })).toBeInViewport();
  await expect(headings).toHaveCount(1);
});

test('an address of a job shows it', async ({ page }) => {
  await page.goto(`./careers/${job.hash}`);
  await expect(page.getByRole('heading', { name: jobWords.responsibilities })).toHaveCount(1);
});

test('one plain form takes applications for every job', async ({ page, request, expectComplaint }) => {
  // The inbox's response is not a page of the site and has no transition.
  expectComplaint('ViewTransition opt-in disabled');
  const typed = { name: 'आशा Verma', email: ownAddress(), phone: '9876543210' };
  const resume = fileOf('मेरा resume.docx', 20_000, 'application/msword');
  await page.goto('./careers/');
  const form = page.getByRole('form', { name: applicationWords.headingForAll });
  await expect(form.getByRole('option')).toHaveCount(openJobs.length + 1);
  await form.getByLabel(applicationWords.position.label).selectOption(otherJob.title);
  await fillApplication(form, typed, resume);
  await submitButton(form).click();
  await page.waitForURL('**/__inbox/application');

  const [submission] = await receivedFrom(request, typed.email);
  expect(submission!.fields).toEqual(fieldsFor(otherJob.title, typed));
  expect(submission!.file).toMatchObject({ field: 'resume', originalName: resume.name });
  expect((await receivedFile(request, submission!)).equals(resume.buffer)).toBe(true);
});

test('the page of a job takes applications for it', async ({ page, request, expectComplaint }) => {
  expectComplaint('ViewTransition opt-in disabled');
  const typed = { name: 'आशा Verma', email: ownAddress(), phone: '9876543210' };
  const resume = fileOf('resume.pdf', 20_000);
  await page.goto(`.${job.path}`);
  const form = page.getByRole('form', { name: jobWords.applyHere });
  await fillApplication(form, typed, resume);
  // The browser's own control shows what was chosen.
  await expect(form.getByText(fileFieldWords.choose)).toBeHidden();
  await submitButton(form).click();
  await page.waitForURL('**/__inbox/application');

  const [submission] = await receivedFrom(request, typed.email);
  expect(submission!.fields).toEqual(fieldsFor(job.title, typed));
  expect((await receivedFile(request, submission!)).equals(resume.buffer)).toBe(true);
});
