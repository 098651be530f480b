import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { fieldErrors } from '#shared/words/forms.ts';
import { stopClock } from '../../support/clock.ts';
import { fillEnquiry, openContact, ownEnquiry, thanks } from '../../support/contact.ts';
import { receivedFrom } from '../../support/inbox.ts';
import { expect, test } from '../../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

test('an enquiry is typed and pasted, and arrives as it was typed', async ({ page, request }) => {
  const typed = { ...ownEnquiry(), firstName: 'Zoë Łukasz', lastName: "O'Brien & Söhne" };
  await page.clock.install();
  await openContact(page);
  const button = page.getByRole('button', { name: enquiryForm.submit });

  // More forms in tests/unit/forms/phone.test.ts.
  await test.step('the contact number is pasted and typed as a browser reports it', async () => {
    const field = page.getByLabel(enquiryForm.fields.contactNumber.label);
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
  await test.step('the inbox receives exactly what was typed, and the page thanks', async () => {
    await fillEnquiry(page, typed);
    // The message stays as long as the clock stands.
    await stopClock(page);
    await button.click();
    await expect(page.getByText(thanks)).toBeVisible();
    const received = await receivedFrom(request, typed.email);
    const fields = [...Object.entries(typed), ['_captcha', 'false'], ['_honey', '']];
    expect(received).toMatchObject([{ form: 'enquiry', file: null, fields }]);
  });
});
