import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { fieldErrors } from '#shared/words/forms.ts';
import { openContact } from '../../support/contact.ts';
import { expect, test } from '../../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

// More forms in tests/unit/forms/phone.test.ts.
test('the contact number is pasted and typed as a browser reports it', async ({ page }) => {
  await openContact(page);
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
