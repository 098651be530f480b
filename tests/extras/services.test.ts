import { enquiryWords } from '../../shared/content/words/forms.ts';
import {
  fileOf,
  fillApplication,
  openJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../support/careers.ts';
import { fillEnquiry, openContact, ownEnquiry, thanks } from '../support/contact.ts';
import { networkError } from '../support/faults.ts';
import { stillPage } from '../support/shell.ts';
import { addressOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...stillPage, baseURL: addressOf('extras') });

test('both forms reach the services that the site was built for', async ({ page, expectComplaint }) => {
  // The dialog asks for the page of the job, which this build lacks.
  expectComplaint(networkError);
  const received: string[] = [];
  await page.route('https://formsubmit.co/**', (route) => {
    received.push(`${route.request().url()} ${route.request().postDataBuffer()}`);
    return route.fulfill({ json: { success: 'true' }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const enquiry = ownEnquiry();
  await openContact(page);
  await fillEnquiry(page, enquiry);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  const applicant = ownApplicant();
  const dialog = await openJob(page);
  await fillApplication(dialog, applicant, fileOf('resume.pdf', 2_000));
  await submitButton(dialog).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  expect(received).toEqual([
    expect.stringContaining(enquiry.email),
    expect.stringContaining(applicant.email),
  ]);
});
