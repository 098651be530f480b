import type { Page } from 'playwright/test';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { fillEnquiry, ownEnquiry, serveMap, thanks } from '../../support/contact.ts';
import { valuesIn } from '../../support/forms.ts';
import { countForms, receivedFrom } from '../../support/inbox.ts';
import { openWithoutScript, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);
test.beforeEach(({ page }) => serveMap(page));

/** Loads the page again, with its scripts. */
async function reloadContact(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await serveMap(page);
  await openPage(page, '/contact/');
}

test('an early enquiry survives a reload, is checked and arrives once @engines', async ({
  page,
  request,
}) => {
  const typed = { ...ownEnquiry(), lastName: "O'Brien & Söhne" };
  const incomplete = { ...typed, lastName: '' };
  const forms = countForms(page);
  const email = page.getByLabel(enquiryForm.fields.email.label);
  await test.step('an early submit is held until the form itself says what is wrong', async () => {
    const release = await openWithoutScript(page, '/contact/');
    await page.getByRole('button', { name: enquiryForm.submit }).click();
    await fillEnquiry(page, incomplete);
    await release();
    const lastName = page.getByLabel(enquiryForm.fields.lastName.label);
    await expect(lastName).toBeFocused();
    await expect(lastName).toHaveAccessibleDescription(enquiryForm.fields.lastName.missing);
    expect(forms()).toBe(0);
    // The caret stays where a digit is put in the middle; more in tests/unit/forms/phone.test.ts.
    const number = page.getByLabel(enquiryForm.fields.contactNumber.label);
    await number.fill('98765');
    for (const key of ['ArrowLeft', 'ArrowLeft']) await number.press(key);
    await number.pressSequentially('x12');
    await expect(number).toHaveValue('9871265');
    await number.fill(typed.contactNumber);
  });
  await test.step('a reload brings back what was typed, also without React', async () => {
    await reloadContact(page);
    expect(await valuesIn(page, enquiryForm)).toEqual(incomplete);
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
    const [received, ...others] = await receivedFrom(request, typed.email);
    expect(others).toEqual([]);
    expect(received).toMatchObject({ form: 'enquiry', file: null });
    expect(Object.fromEntries(received!.fields)).toEqual({ ...typed, _captcha: 'false', _honey: '' });
    await reloadContact(page);
    await expect(email).toHaveValue('');
  });
});
