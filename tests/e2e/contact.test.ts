import { contact } from '../../shared/content/contact.ts';
import { noticeWords } from '../../shared/content/words/controls.ts';
import { enquiryWords, fieldErrors, submitWords } from '../../shared/content/words/forms.ts';
import { stopClock } from '../support/clock.ts';
import { enquiryIn, fillEnquiry, openContact, thanks } from '../support/contact.ts';
import { holdRequests } from '../support/faults.ts';
import { countForms, failOnce, ownAddress, receivedFrom } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const empty = { firstName: '', lastName: '', email: '', contactNumber: '', heardFrom: '' };

test('an enquiry is checked, survives a failure, and a double click then sends it once', async ({
  page,
  request,
  expectComplaint,
}) => {
  const typed = {
    firstName: 'Zoë Łukasz',
    lastName: "O'Brien & Söhne",
    email: ownAddress(),
    contactNumber: '9876543210',
    heardFrom: contact.heardFromOptions.at(-1)!,
  };
  await page.clock.install();
  await openContact(page);
  const forms = countForms(page);
  const button = page.getByRole('button', { name: enquiryWords.submit });

  await test.step('the fields say what is wrong with them, and nothing is sent', async () => {
    await button.click();
    await expect(page.getByLabel(enquiryWords.firstName.label)).toBeFocused();
    for (const name of ['firstName', 'lastName', 'email', 'contactNumber', 'heardFrom'] as const) {
      await expect(page.getByText(fieldErrors[name])).toBeVisible();
    }
    expect(forms()).toBe(0);
  });
  // More forms in tests/unit/forms/phone.test.ts.
  await test.step('the contact number is pasted and typed as a browser reports it', async () => {
    const field = page.getByLabel(enquiryWords.contactNumber.label);
    await field.focus();
    for (const text of ['+91 98765-43210', '98765432101']) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await page.keyboard.press('ControlOrMeta+V');
      await expect(field).toHaveValue('9876543210');
    }
    await expect(field).toHaveAccessibleDescription(fieldErrors.phoneForm);
    // The caret stays where a digit is put in the middle.
    await field.fill('98765');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.pressSequentially('x12');
    await expect(field).toHaveValue('9871265');
  });
  await fillEnquiry(page, typed);
  await test.step('a failure shows nothing, is logged without what was typed, and keeps every field', async () => {
    expectComplaint('Failed to load resource');
    expectComplaint('not sent (status)');
    await failOnce(page, 500);
    const logged = page.waitForEvent('console', (message) => message.text().includes('not sent (status)'));
    await button.click();
    expect((await logged).text()).not.toContain(typed.email);
    await expect(button).toBeVisible();
    expect(await enquiryIn(page)).toEqual(typed);
    await expect(page.getByText(thanks)).toHaveCount(0);
  });
  await test.step('the inbox receives exactly what was typed, and the page thanks', async () => {
    const before = forms();
    const { length: refused } = await receivedFrom(request, typed.email);
    // The message stays as long as the clock stands.
    await stopClock(page);
    // Both clicks come before the answer.
    const answer = await holdRequests(page, '**/__inbox/enquiry');
    await button.dblclick();
    answer();
    await expect(page.getByRole('status').getByText(thanks)).toBeVisible();
    expect(forms()).toBe(before + 1);
    // A later second press does not check the empty form.
    await button.click();
    expect(await page.getByText(fieldErrors.firstName).count()).toBe(0);
    expect(await enquiryIn(page)).toEqual(empty);
    const received = await receivedFrom(request, typed.email);
    expect(received).toHaveLength(refused + 1);
    expect(received[0]).toMatchObject({ form: 'enquiry', file: null });
    expect(received[0]!.fields).toEqual([...Object.entries(typed), ['_captcha', 'false'], ['_honey', '']]);
  });
  await test.step('the message is closed by keyboard, which comes to it after the links', async () => {
    const linkIn = (name: string) => page.getByRole('form').getByRole('link', { name });
    await page.keyboard.press('Tab');
    await expect(linkIn(submitWords.privacyLink)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: noticeWords.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(thanks)).toBeHidden();
    await expect(linkIn(submitWords.termsLink)).toBeFocused();
  });
});
