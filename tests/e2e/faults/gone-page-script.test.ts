import type { APIRequestContext, Page } from 'playwright/test';
import { applicationWords, jobWords } from '../../../shared/content/words/careers.ts';
import { carouselWords, motionWords } from '../../../shared/content/words/controls.ts';
import { enquiryWords } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { anyOf } from '../../support/anyOf.ts';
import {
  applicantIn,
  applyLink,
  dialogOf,
  fileOf,
  fillApplication,
  job,
  ownApplicant,
  submitButton,
} from '../../support/careers.ts';
import { carouselOf, technology } from '../../support/carousels.ts';
import { type Enquiry, enquiryIn, fillEnquiry, ownEnquiry, serveMap } from '../../support/contact.ts';
import { everyScript, holdScripts, networkError, removeFiles } from '../../support/faults.ts';
import { countForms, receivedFile, receivedFrom } from '../../support/inbox.ts';
import { wakeIslands } from '../../support/islands.ts';
import { expectLogosInReach } from '../../support/logos.ts';
import { stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

const send = enquiryWords.submit;

test.beforeEach(async ({ page, expectComplaint }) => {
  await serveMap(page);
  expectComplaint(networkError);
  expectComplaint('has no script');
  // The inbox's response is not a page of the site and has no transition.
  expectComplaint('ViewTransition opt-in disabled');
});

async function openStale(page: Page, address: string): Promise<void> {
  await page.goto(`.${address}`);
  await wakeIslands(page);
}

/** Fills in and sends the enquiry, which the browser itself has to post. */
async function sendNatively(page: Page, enquiry: Enquiry): Promise<void> {
  await fillEnquiry(page, enquiry);
  await page.getByRole('button', { name: send }).click();
  await page.waitForURL('**/__inbox/enquiry');
}

/** Fails unless the inbox has received an enquiry once, as it was typed. */
async function expectReceived(request: APIRequestContext, enquiry: Enquiry): Promise<void> {
  const received = await receivedFrom(request, enquiry.email);
  expect(received.map(({ fields }) => fields)).toEqual([
    [...Object.entries(enquiry), ['_captcha', 'false'], ['_honey', '']],
  ]);
}

test('an enquiry is sent by the browser when its script has gone', async ({ page, request }) => {
  const forms = countForms(page);
  const firstName = page.getByLabel(enquiryWords.firstName.label);
  await removeFiles(page, everyScript);
  await openStale(page, '/contact/');
  await test.step('the map loads without a script', async () => {
    const map = page.locator('.office-place iframe');
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByText('The map')).toBeVisible();
  });
  await test.step('every script has gone', async () => {
    const typed = ownEnquiry();
    await sendNatively(page, typed);
    expect(forms()).toBe(1);
    await expectReceived(request, typed);
    await page.unroute(everyScript);
  });
  await test.step('the form’s own has gone', async () => {
    const typed = ownEnquiry();
    const gone = '**/assets/EnquiryForm-*.js';
    await removeFiles(page, gone);
    await openStale(page, '/contact/');
    // The entry fills in what was typed and not sent.
    await expect(firstName).toHaveValue('');
    await sendNatively(page, typed);
    expect(forms()).toBe(2);
    await expectReceived(request, typed);
    await page.unroute(gone);
  });
  await test.step('the new version of the page begins without what was sent', async () => {
    await openPage(page, '/contact/');
    await expect(firstName).toHaveValue('');
  });
});

test('an enquiry is neither lost nor sent twice when its script turns out to have gone', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint('Expected a JavaScript');
  await test.step('sent before that is known, it arrives once', async () => {
    const typed = ownEnquiry();
    const forms = countForms(page);
    const scripts = await holdScripts(page);
    await page.goto('./contact/');
    await fillEnquiry(page, typed);
    await page.getByRole('button', { name: send }).click();
    expect(await enquiryIn(page)).toEqual(typed);
    expect(forms()).toBe(0);
    scripts('are gone');
    await page.waitForURL('**/__inbox/enquiry');
    expect(forms()).toBe(1);
    await expectReceived(request, typed);
    await page.unroute(everyScript);
  });
  await test.step('a host that answers with a page in place of the script changes nothing', async () => {
    const typed = ownEnquiry();
    await page.route(everyScript, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Home</p>' }),
    );
    await openStale(page, '/contact/');
    await sendNatively(page, typed);
    await expectReceived(request, typed);
    await page.unroute(everyScript);
  });
  await test.step('not sent, it is there again on the new version of the page', async () => {
    const typed = ownEnquiry();
    await removeFiles(page, everyScript);
    await openStale(page, '/contact/');
    await fillEnquiry(page, typed);
    await page.unroute(everyScript);
    await page.reload();
    await wakeIslands(page);
    expect(await enquiryIn(page)).toEqual(typed);
  });
});

test('Apply Now leads to the page of the job, and what was typed there carries over to the new version', async ({
  page,
  request,
}) => {
  const typed = ownApplicant();
  const resume = fileOf('resume.pdf', 9_000);
  const form = page.getByRole('form', { name: jobWords.applyHere });
  await removeFiles(page, everyScript);
  await openStale(page, '/careers/');
  await applyLink(page, job.title).click();
  await expect(page).toHaveURL(`.${job.path}#apply`);
  await fillApplication(form, typed, resume);

  await page.unroute(everyScript);
  await page.goto(`./careers/${job.hash}`);
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel(applicationWords.name.label)).toHaveValue(typed.name);
  expect(await applicantIn(dialog)).toEqual(typed);

  await removeFiles(page, everyScript);
  await openStale(page, job.path);
  await fillApplication(form, typed, resume);
  await submitButton(form).click();
  await page.waitForURL('**/__inbox/application');
  const [submission] = await receivedFrom(request, typed.email);
  expect(submission!.fields.slice(0, 4)).toEqual([['Job Profile', job.title], ...Object.entries(typed)]);
  expect((await receivedFile(request, submission!)).equals(resume.buffer)).toBe(true);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the home page shows all that moves as plain lists, without dead controls', async ({ page }) => {
    await removeFiles(page, everyScript);
    await openStale(page, '/');
    await expectLogosInReach(page);
    const controls = anyOf(
      ...Object.values(motionWords),
      fill(carouselWords.next, { heading: technology }),
      fill(carouselWords.previous, { heading: technology }),
    );
    await expect(page.getByRole('button', { name: controls })).toHaveCount(0);
    const slide = carouselOf(page, technology).slides.last();
    await slide.scrollIntoViewIfNeeded();
    await slide.getByRole('link').click();
    await expect(page).toHaveURL(/\/technologies\/[a-z-]+\/$/);
  });
});
