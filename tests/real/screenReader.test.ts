import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { realFolder } from '../../scripts/tools/test/testReal.ts';
import {
  applyLink,
  dialogOf,
  failed,
  fileOf,
  fillApplication,
  job,
  ownApplicant,
  submitButton,
  succeeded,
} from '../support/careers.ts';
import { fillEnquiry, ownEnquiry, serveMap, thanks } from '../support/contact.ts';
import { failOnce } from '../support/inbox.ts';
import { menu } from '../support/samples.ts';
import { desktop, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop, bypassCSP: true });

const folder = path.join(realFolder, 'node_modules/@guidepup/virtual-screen-reader/lib/esm');

type Reader = { start: (options: object) => Promise<void>; spokenPhraseLog: () => Promise<string[]> };

/** Opens a page with a screen reader in it. */
async function listenTo(page: Page, address: string): Promise<void> {
  await serveMap(page);
  await page.route('**/screen-reader/*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(path.join(folder, path.basename(route.request().url())), 'utf8'),
    }),
  );
  await openPage(page, address);
  await page.evaluate(async () => {
    const { virtual } = await import(`${location.origin}/screen-reader/index.browser.js`);
    await virtual.start({ container: document.body });
    (window as never as { virtual: Reader }).virtual = virtual;
  });
}

/** Waits until the screen reader says a text, once, after an action. */
async function expectHeard(page: Page, text: string, action: () => Promise<unknown>): Promise<void> {
  const said = () => page.evaluate(() => (window as never as { virtual: Reader }).virtual.spokenPhraseLog());
  const { length } = await said();
  await action();
  const heard = async () => (await said()).slice(length).filter((phrase) => phrase.includes(text)).length;
  await expect.poll(heard, `how often "${text}" is said`).toBe(1);
}

test('an enquiry: the field that is missing, and thanks', async ({ page }) => {
  await listenTo(page, '/contact/');
  const send = page.getByRole('button', { name: enquiryForm.submit });
  await expectHeard(page, enquiryForm.submit, () => send.focus());
  await expectHeard(page, enquiryForm.fields.firstName.missing, () => send.press('Enter'));
  await fillEnquiry(page, ownEnquiry());
  await expectHeard(page, thanks, () => send.press('Enter'));
});

test('an application: the dialog, failure and success', async ({ page, expectComplaint }) => {
  expectComplaint('500');
  await listenTo(page, '/careers/');
  await applyLink(page, job.title).focus();
  await expectHeard(page, `article, ${job.title}`, () => page.keyboard.press('Enter'));
  const dialog = dialogOf(page);
  await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
  await failOnce(page, 500);
  await submitButton(dialog).focus();
  await expectHeard(page, failed, () => page.keyboard.press('Enter'));
  await expectHeard(page, succeeded, () => page.keyboard.press('Enter'));
});

test('the menu: a dropdown that opens, and its first link', async ({ page }) => {
  await listenTo(page, '/about/');
  const { button, links } = shellOf(page).dropdown(menu.services);
  await expectHeard(page, menu.services, () => button.focus());
  await page.keyboard.press('Enter');
  const first = await links.first().textContent();
  await expectHeard(page, first!, () => page.keyboard.press('Tab'));
});
