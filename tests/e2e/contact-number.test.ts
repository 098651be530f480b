import { enquiryWords, fieldErrors } from '../../shared/content/words/forms.ts';
import { openContact } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });

// More forms in tests/unit/forms/phone.test.ts.
test('the contact number is typed and pasted as a browser reports it', async ({ page }) => {
  await openContact(page);
  const field = page.getByLabel(enquiryWords.contactNumber.label);
  const paste = async (text: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  await test.step('a pasted number loses its prefix', async () => {
    await field.focus();
    await paste('+91 98765-43210');
    await expect(field).toHaveValue('9876543210');
  });
  await test.step('a longer number that is pasted changes nothing, and it says what it takes', async () => {
    await paste('98765432101');
    await expect(field).toHaveValue('9876543210');
    await expect(field).toHaveAccessibleDescription(fieldErrors.phoneForm);
  });
  await test.step('letters are not taken, and the caret stays where a digit is put in the middle', async () => {
    await field.clear();
    await field.pressSequentially('98765');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.pressSequentially('x1');
    await field.pressSequentially('2');
    await expect(field).toHaveValue('9871265');
  });
});
