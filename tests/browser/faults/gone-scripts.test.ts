import type { Page } from 'playwright/test';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import {
  applyLink,
  fileOf,
  fillApplication,
  openJob,
  otherJob,
  ownApplicant,
} from '../../support/careers.ts';
import { everyScript, lazyScripts, networkError, removeFiles } from '../../support/faults.ts';
import {
  countForms,
  fillEnquiry,
  ownEnquiry,
  receivedFrom,
  serveMap,
  valuesIn,
} from '../../support/forms.ts';
import { stillPage } from '../../support/shell.ts';
import { expect, test, wakeIslands } from '../../support/test.ts';

test.use(stillPage);

test.beforeEach(async ({ page, expectComplaint }) => {
  await serveMap(page);
  expectComplaint(networkError);
  expectComplaint('stays without its script');
  // The inbox's response is not a page of the site and has no transition.
  expectComplaint('ViewTransition opt-in disabled');
});

/** How long a visitor waits for a script that does not arrive, in ms. */
const patience = 6_000;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`.${address}`);
  await wakeIslands(page);
}

test('an enquiry is neither lost nor sent twice when script files are missing', async ({ page, request }) => {
  const forms = countForms(page);
  const send = async () => {
    const typed = ownEnquiry();
    await fillEnquiry(page, typed);
    await page.getByRole('button', { name: enquiryForm.submit }).click();
    return typed;
  };
  const expectPosted = async (typed: ReturnType<typeof ownEnquiry>, count: number) => {
    await page.waitForURL('**/__inbox/enquiry');
    expect(forms()).toBe(count);
    const { fields } = await receivedFrom(request, typed.email);
    expect(Object.fromEntries(fields)).toMatchObject(typed);
  };
  for (const [index, files] of [everyScript, /EnquiryForm-.*\.js$/].entries()) {
    await test.step(`${files} is missing`, async () => {
      await removeFiles(page, files);
      await open(page, '/contact/');
      await page.locator('.office-place').scrollIntoViewIfNeeded();
      await expect(page.locator('.office-place iframe').contentFrame().getByText('The map')).toBeVisible();
      await expectPosted(await send(), index + 1);
      await page.unroute(files);
    });
  }
  await test.step('its script neither loads nor fails', async () => {
    await page.route(everyScript, () => {});
    await page.clock.install();
    await page.goto('./contact/');
    const typed = await send();
    await page.clock.fastForward(patience);
    await expectPosted(typed, 3);
  });
});

test('where a new deployment has replaced its script, Apply Now leads to the job’s page with what was typed', async ({
  page,
}) => {
  const typed = ownApplicant();
  await fillApplication(await openJob(page), typed, fileOf('resume.pdf', 2_000));
  await removeFiles(page, lazyScripts);
  await page.goto('./careers/');
  await applyLink(page, otherJob.title).click();
  await expect(page).toHaveURL(`.${otherJob.path}#apply`);
  const form = page.getByRole('form', { name: jobWords.applyHere });
  await expect(form.getByLabel(applicationForm.fields.name.label)).toHaveValue(typed.name);
  expect(await valuesIn(form, applicationForm)).toEqual(typed);
});
