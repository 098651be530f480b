import { contact } from '#shared/model/content.ts';
import { jobWords } from '#shared/words/careers.ts';
import { fileFieldWords } from '#shared/words/controls.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import {
  applyLink,
  fieldsFor,
  fileOf,
  fillApplication,
  job,
  otherJob,
  ownApplicant,
  submitButton,
} from '../../support/careers.ts';
import {
  countForms,
  expectApplication,
  fillEnquiry,
  ownEnquiry,
  receivedFrom,
  serveMap,
} from '../../support/forms.ts';
import { rectOf, shellOf, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false, ...stillPage });

// The inbox's response is not a page of the site and has no transition.
test.beforeEach(({ expectComplaint }) => expectComplaint('ViewTransition opt-in disabled'));

test('the browser checks and posts the enquiry, above a plain map @engines', async ({ page, request }) => {
  const typed = {
    ...ownEnquiry(),
    firstName: 'आशा',
    contactNumber: '+91 98765-43210',
    heardFrom: contact.heardFromOptions.at(-1)!,
  };
  const send = page.getByRole('button', { name: enquiryForm.submit });
  const forms = countForms(page);
  await serveMap(page);
  const response = await page.goto('./contact/');
  expect(await response!.text(), 'the preview is served over http').not.toContain('upgrade-insecure');
  const map = page.locator('.office-place iframe');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('The map')).toBeVisible();
  // The browser itself asks for what is missing, and for enough digits.
  await send.click();
  await expect(page.getByLabel(enquiryForm.fields.firstName.label)).toBeFocused();
  await fillEnquiry(page, { ...typed, contactNumber: '98765' });
  await send.click();
  await expect(page.getByLabel(enquiryForm.fields.contactNumber.label)).toBeFocused();
  expect(forms()).toBe(0);
  await fillEnquiry(page, typed);
  await send.click();
  await page.waitForURL('**/__inbox/enquiry');
  const received = await receivedFrom(request, typed.email);
  expect(received.fields).toEqual([...Object.entries(typed), ['_captcha', 'false'], ['_honey', '']]);
});

test('the loader disappears; links have names; Apply Now leads to a page that takes applications', async ({
  page,
  request,
}) => {
  const typed = { ...ownApplicant(), name: 'आशा Verma' };
  const resume = fileOf('मेरा resume.docx', 20_000, 'application/msword');
  // An old link leads to the job's place in the list.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`./careers/${otherJob.hash}`);
  await expect(shellOf(page).loader).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Nothing tells then whether icons are lost: links to profiles show their names.
  for (const name of await shellOf(page).footer.locator('.profile-links a > span:first-of-type').all())
    expect((await rectOf(name)).height).toBeGreaterThan(8);
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
  const { fields, file } = await expectApplication(request, typed.email, resume);
  expect([fields, file!.originalName]).toEqual([fieldsFor(job.title, typed), resume.name]);
});
