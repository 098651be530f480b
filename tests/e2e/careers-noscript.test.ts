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
import { stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

needsJobs(1);

test.use({ javaScriptEnabled: false, ...stillPage });

test('the careers page and that of a job show jobs and take applications', async ({
  page,
  request,
  expectComplaint,
}) => {
  // The inbox's response is not a page of the site and has no transition.
  expectComplaint('ViewTransition opt-in disabled');
  const typed = { name: 'आशा Verma', email: ownAddress(), phone: '9876543210' };
  const headings = page.getByRole('heading', { name: jobWords.responsibilities });
  const headingOf = (title: string) => page.getByRole('heading', { name: title, level: 4, exact: true });

  await test.step('Apply Now shows what is written about the job, and only about that one', async () => {
    await page.goto('./careers/');
    await expect(headings).toHaveCount(0);
    await applyLink(page, job.title).click();
    await expect(headingOf(job.title)).toBeInViewport();
    await expect(headings).toHaveCount(1);
    await expect(page.getByRole('heading', { name: jobWords.skills })).toBeVisible();
    await applyLink(page, otherJob.title).click();
    await expect(headingOf(otherJob.title)).toBeInViewport();
    await expect(headings).toHaveCount(1);
  });
  await test.step('one plain form takes applications for every job', async () => {
    const resume = fileOf('मेरा resume.docx', 20_000, 'application/msword');
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
  await test.step('an address of a job shows it', async () => {
    await page.goto(`./careers/${job.hash}`);
    await expect(headings).toHaveCount(1);
  });
  await test.step('the page of a job takes applications for it', async () => {
    const applicant = { ...typed, email: ownAddress() };
    const resume = fileOf('resume.pdf', 20_000);
    await page.goto(`.${job.path}`);
    const form = page.getByRole('form', { name: jobWords.applyHere });
    await fillApplication(form, applicant, resume);
    // The browser's own control shows what was chosen.
    await expect(form.getByText(fileFieldWords.choose)).toBeHidden();
    await submitButton(form).click();
    await page.waitForURL('**/__inbox/application');

    const [submission] = await receivedFrom(request, applicant.email);
    expect(submission!.fields).toEqual(fieldsFor(job.title, applicant));
    expect((await receivedFile(request, submission!)).equals(resume.buffer)).toBe(true);
  });
});
