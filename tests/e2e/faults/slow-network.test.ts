import type { Page } from 'playwright/test';
import { services } from '../../../shared/content/services.ts';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { enquiryWords } from '../../../shared/content/words/forms.ts';
import {
  applyLink,
  fileOf,
  fillApplication,
  job,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { enquiryIn, fillEnquiry, ownEnquiry, serveMap, thanks } from '../../support/contact.ts';
import { holdScripts, slowDown } from '../../support/faults.ts';
import { countForms, receivedFrom } from '../../support/inbox.ts';
import { wakeIslands } from '../../support/islands.ts';
import { industry, menu } from '../../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

// Skips the loader, which would keep the first taps waiting.
test.use(stillPage);

/**
 * Opens a page on a slow phone and network, and waits for its HTML only. Scripts are held until the test calls the
 * returned function.
 */
async function openSlowly(page: Page, address: string): Promise<() => Promise<void>> {
  await slowDown(page);
  const scripts = await holdScripts(page);
  await page.goto(`.${address}`, { waitUntil: 'domcontentloaded' });
  return async () => {
    await expect(page.locator('[data-awake]')).toHaveCount(0);
    scripts('arrive');
    await wakeIslands(page);
  };
}

test.describe('on a slow phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('an enquiry typed and sent at once arrives once, under a menu that stays as it was opened', async ({
    page,
    request,
  }) => {
    const typed = ownEnquiry();
    await serveMap(page);
    const forms = countForms(page);
    const release = await openSlowly(page, '/contact/');
    await fillEnquiry(page, typed);
    const send = page.getByRole('button', { name: enquiryWords.submit });
    await send.tap();
    await send.tap();
    expect(await enquiryIn(page)).toEqual(typed);

    const { menuButton, drawer, accordion } = shellOf(page);
    await menuButton.tap();
    await accordion(menu.industries).locator('summary').tap();
    await expect(accordion(menu.industries).getByRole('link', { name: industry.name })).toBeVisible();
    await release();
    await expect(drawer).toBeVisible();
    await expect(accordion(menu.industries)).toHaveAttribute('open');

    await page.getByText(thanks).waitFor();
    expect(forms()).toBe(1);
    const received = await receivedFrom(request, typed.email);
    expect(received.map(({ fields }) => fields)).toEqual([
      [...Object.entries(typed), ['_captcha', 'false'], ['_honey', '']],
    ]);
  });

  test('a first tap on Apply Now leads to the job and its form, which arrives once', async ({
    page,
    request,
  }) => {
    const { title, path } = job;
    const typed = ownApplicant();
    const release = await openSlowly(page, '/careers/');
    await applyLink(page, title).tap();
    await expect(page).toHaveURL(`.${path}#apply`);
    await expect(page.getByRole('heading', { name: jobWords.responsibilities })).toHaveCount(1);
    const form = page.getByRole('form', { name: jobWords.applyHere });
    await release();
    const forms = countForms(page);
    await fillApplication(form, typed, fileOf('resume.pdf', 4_000));
    const send = submitButton(form);
    await send.dblclick();
    await page.getByText(succeeded).waitFor();
    expect(forms()).toBe(1);
    expect(await receivedFrom(request, typed.email)).toHaveLength(1);
  });
});

test.describe('on a slow tablet', () => {
  test.use({ viewport: desktop, hasTouch: true });

  test('the first tap opens a dropdown, which stays', async ({ page }) => {
    const release = await openSlowly(page, '/terms/');
    const { button, panel, links } = shellOf(page).dropdown(menu.services);
    await button.tap();
    await expect(links).toHaveCount(services.length + 1);
    await release();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});
