import type { Page } from 'playwright/test';
import { enquiryWords } from '../../../shared/content/words/forms.ts';
import {
  applicantIn,
  failed,
  fileOf,
  fillApplication,
  openJob,
  ownApplicant,
  submitButton,
} from '../../support/careers.ts';
import { enquiryIn, fillEnquiry, openContact, ownEnquiry, thanks } from '../../support/contact.ts';
import { networkError } from '../../support/faults.ts';
import { holdForms } from '../../support/inbox.ts';
import { stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use(stillPage);

/** Failures while a form is being sent; each keeps what was typed. */
const faults = [
  {
    what: 'the connection goes while it is under way',
    log: /not sent \(network\)/,
    async befall(page: Page) {
      const release = await holdForms(page);
      return async () => {
        await page.context().setOffline(true);
        release();
      };
    },
  },
  {
    what: 'the answer is no JSON though it says so',
    log: /not sent \(unconfirmed\)/,
    async befall(page: Page) {
      await page.route(/\/__inbox\/(enquiry|application)$/, (route) =>
        route.fulfill({ contentType: 'application/json', body: '{"success":tr' }),
      );
      return async () => {};
    },
  },
  {
    what: 'a sign-in page of the network answers',
    log: /not sent \((unconfirmed|network)\)/,
    async befall(page: Page) {
      await page.route(/\/__inbox\/(enquiry|application)$/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome, please sign in</h1>' }),
      );
      return async () => {};
    },
  },
] as const;

for (const { what, log, befall } of faults) {
  test(`an enquiry is kept, logged and not thanked for when ${what}`, async ({ page, expectComplaint }) => {
    expectComplaint(networkError);
    expectComplaint(log);
    const typed = ownEnquiry();
    await openContact(page);
    const strike = await befall(page);
    await fillEnquiry(page, typed);
    const logged = page.waitForEvent('console', (message) => log.test(message.text()));
    await page.getByLabel(enquiryWords.email.label).press('Enter');
    await strike();
    await logged;
    await expect(page.getByRole('button', { name: enquiryWords.submit })).toBeEnabled();
    expect(await enquiryIn(page)).toEqual(typed);
    await expect(page.getByText(thanks)).toHaveCount(0);
  });

  test(`an application and its file are kept and the error is told when ${what}`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(networkError);
    const typed = ownApplicant();
    const resume = fileOf('resume.pdf', 3_000);
    const dialog = await openJob(page);
    const strike = await befall(page);
    await fillApplication(dialog, typed, resume);
    await submitButton(dialog).click();
    await strike();
    await expect(dialog.getByRole('alert')).toHaveText(failed);
    expect(await applicantIn(dialog)).toEqual(typed);
    await expect(dialog.getByText(resume.name)).toBeVisible();
  });
}
