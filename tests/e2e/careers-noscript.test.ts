import { jobWords } from '../../shared/content/words/careers.ts';
import { fileFieldWords } from '../../shared/content/words/controls.ts';
import {
  applyLink,
  fieldsFor,
  fileOf,
  fillApplication,
  job,
  needsJobs,
  otherJob,
  ownApplicant,
  submitButton,
} from '../support/careers.ts';
import { receivedFile, receivedFrom } from '../support/inbox.ts';
import { stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

needsJobs(1);

test.use({ javaScriptEnabled: false, ...stillPage });

test('Apply Now leads to the page of the job, which takes applications', async ({
  page,
  request,
  expectComplaint,
}) => {
  // The inbox's response is not a page of the site and has no transition.
  expectComplaint('ViewTransition opt-in disabled');
  const typed = { ...ownApplicant(), name: 'आशा Verma' };
  const resume = fileOf('मेरा resume.docx', 20_000, 'application/msword');
  // An old link leads to the job's place in the list.
  await page.goto(`./careers/${otherJob.hash}`);
  await expect(applyLink(page, otherJob.title)).toBeInViewport();
  await applyLink(page, job.title).click();
  await expect(page).toHaveURL(`.${job.path}#apply`);
  await expect(page.getByRole('heading', { name: jobWords.skills })).toBeVisible();
  const form = page.getByRole('form', { name: jobWords.applyHere });
  await fillApplication(form, typed, resume);
  // The browser's own control shows what was chosen.
  await expect(form.getByText(fileFieldWords.choose)).toBeHidden();
  await submitButton(form).click();
  await page.waitForURL('**/__inbox/application');

  const [submission] = await receivedFrom(request, typed.email);
  expect(submission).toMatchObject({
    fields: fieldsFor(job.title, typed),
    file: { originalName: resume.name },
  });
  expect((await receivedFile(request, submission!)).equals(resume.buffer)).toBe(true);
});
