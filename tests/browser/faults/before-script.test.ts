import type { Page } from 'playwright/test';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import {
  countForms,
  fillEnquiry,
  openContact,
  ownEnquiry,
  receivedFrom,
  serveMap,
  thanks,
  valuesIn,
} from '../../support/forms.ts';
import { openWithoutScript, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use(stillPage);
test.beforeEach(({ page }) => serveMap(page));

async function reloadContact(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await openContact(page);
}

test('an early enquiry survives a reload and arrives once @engines', async ({ page, request }) => {
  const typed = { ...ownEnquiry(), lastName: "O'Brien & Söhne" };
  const forms = countForms(page);
  const email = page.getByLabel(enquiryForm.fields.email.label);
  await test.step('a reload brings back what was typed before React', async () => {
    await openWithoutScript(page, '/contact/');
    await fillEnquiry(page, typed);
    await reloadContact(page);
    expect(await valuesIn(page, enquiryForm)).toEqual(typed);
  });
  await test.step('two early submits send it once, and leave nothing for the next visit', async () => {
    const release = await openWithoutScript(page, '/contact/');
    await fillEnquiry(page, { ...typed, firstName: '\u200bAs\u00adha ', contactNumber: '+91 98765-43210' });
    await email.press('Enter');
    await email.press('Enter');
    await release();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(forms()).toBe(1);
    const received = await receivedFrom(request, typed.email);
    expect(received).toMatchObject({ form: 'enquiry', file: null });
    expect(Object.fromEntries(received.fields)).toEqual({ ...typed, _captcha: 'false', _honey: '' });
    await reloadContact(page);
    await expect(email).toHaveValue('');
  });
});
