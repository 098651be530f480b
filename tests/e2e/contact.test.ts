import { contact } from '../../shared/content/contact.ts';
import { noticeWords } from '../../shared/content/words/controls.ts';
import { enquiryWords, fieldErrors, submitWords } from '../../shared/content/words/forms.ts';
import { stopClock } from '../support/clock.ts';
import { enquiryIn, fillEnquiry, openContact, thanks } from '../support/contact.ts';
import { countForms, ownAddress, receivedFrom } from '../support/inbox.ts';
import { expect, openPage, test } from '../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

const enquiry = () => ({
  firstName: 'Zoë Łukasz',
  lastName: "O'Brien & Söhne",
  email: ownAddress(),
  contactNumber: '9876543210',
  heardFrom: contact.heardFromOptions.at(-1)!,
});
const empty = { firstName: '', lastName: '', email: '', contactNumber: '', heardFrom: '' };
const send = enquiryWords.submit;

test('the fields say what is wrong with them, and a double click then sends them once', async ({
  page,
  request,
}) => {
  await openContact(page);
  const forms = countForms(page);
  const button = page.getByRole('button', { name: send });
  await test.step('nothing is sent while a field is wrong', async () => {
    await button.click();
    await expect(page.getByLabel(enquiryWords.firstName.label)).toBeFocused();
    for (const [label, message] of [
      [enquiryWords.firstName.label, fieldErrors.firstName],
      [enquiryWords.lastName.label, fieldErrors.lastName],
      [enquiryWords.email.label, fieldErrors.email],
      [enquiryWords.contactNumber.label, fieldErrors.contactNumber],
      [enquiryWords.heardFrom.label, fieldErrors.heardFrom],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
      await expect(page.getByText(message)).toBeVisible();
    }
    expect(forms()).toBe(0);
  });
  await test.step('the inbox receives exactly what was typed, and the page thanks', async () => {
    const typed = enquiry();
    await fillEnquiry(page, typed);
    await button.dblclick();
    await expect(page.getByRole('status').getByText(thanks)).toBeVisible();
    expect(forms()).toBe(1);
    expect(await enquiryIn(page)).toEqual(empty);

    const received = await receivedFrom(request, typed.email);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ form: 'enquiry', file: null });
    expect(received[0]!.contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]!.fields).toEqual([...Object.entries(typed), ['_captcha', 'false'], ['_honey', '']]);
  });
});

test('the thank-you message shows for four seconds, or until it is closed', async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  const button = page.getByRole('button', { name: send });
  const toast = page.getByText(thanks);
  await fillEnquiry(page, enquiry());
  await stopClock(page);
  await test.step('time under the pointer does not count', async () => {
    await button.click();
    await expect(toast).toBeVisible();
    await page.clock.runFor(3000);
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toBeHidden();
  });
  await test.step('it can be closed by keyboard too', async () => {
    await fillEnquiry(page, enquiry());
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(toast).toBeVisible();
    const linkIn = (name: string) => page.getByRole('form').getByRole('link', { name });
    await page.keyboard.press('Tab');
    await expect(linkIn(submitWords.privacyLink)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(linkIn(submitWords.termsLink)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: noticeWords.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast).toBeHidden();
    await expect(linkIn(submitWords.termsLink)).toBeFocused();
  });
});

test('what was typed survives a reload until it has been sent', async ({ page }) => {
  const typed = enquiry();
  await openContact(page);
  await fillEnquiry(page, typed);
  await openPage(page, '/contact/');
  expect(await enquiryIn(page)).toEqual(typed);
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  await openPage(page, '/contact/');
  expect(await enquiryIn(page)).toEqual(empty);
});
