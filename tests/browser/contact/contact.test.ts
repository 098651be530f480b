import { contact } from '#shared/content/contact.ts';
import { noticeWords } from '#shared/content/words/controls.ts';
import { enquiryWords, fieldErrors, submitWords } from '#shared/content/words/forms.ts';
import { stopClock } from '../../support/clock.ts';
import { fillEnquiry, openContact, thanks } from '../../support/contact.ts';
import { holdRequests } from '../../support/faults.ts';
import { countForms, ownAddress, receivedFrom } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

test('an enquiry is typed and pasted, and a double click sends it once', async ({ page, request }) => {
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
  expect((await page.locator('.office-place__frame').boundingBox())!.height).toBe(440);
  const clear = page.getByRole('button', { name: submitWords.clear });
  await expect(clear).toBeHidden();

  // More forms in tests/unit/forms/phone.test.ts.
  await test.step('the contact number is pasted and typed as a browser reports it', async () => {
    const field = page.getByLabel(enquiryWords.contactNumber.label);
    await field.focus();
    for (const text of ['+91 98765-43210', '98765432101']) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await page.keyboard.press('ControlOrMeta+V');
      await expect(field).toHaveValue('9876543210');
    }
    await expect(page.getByText(fieldErrors.phoneRefused)).toBeVisible();
    // The caret stays where a digit is put in the middle.
    await field.fill('98765');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.pressSequentially('x12');
    await expect(field).toHaveValue('9871265');
  });
  await fillEnquiry(page, typed);
  await expect(clear).toBeVisible();
  await test.step('the inbox receives exactly what was typed, and the page thanks', async () => {
    // The message stays as long as the clock stands.
    await stopClock(page);
    // Both clicks come before the answer.
    const answer = await holdRequests(page, '**/__inbox/enquiry');
    await button.dblclick();
    answer();
    await expect(page.locator('[aria-live=polite]').getByText(thanks)).toBeVisible();
    expect(forms()).toBe(1);
    // A later second press does not check the empty form.
    await button.click();
    expect(await page.getByText(fieldErrors.firstName).count()).toBe(0);
    const received = await receivedFrom(request, typed.email);
    expect(received).toHaveLength(1);
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
