import { enquiryWords, fieldErrors } from '../../shared/content/words/forms.ts';
import { openContact } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });

test('the contact number takes ten digits, however they are typed or pasted', async ({ page }) => {
  await openContact(page);
  const field = page.getByLabel(enquiryWords.contactNumber.label);
  const paste = async (text: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await page.keyboard.press('ControlOrMeta+V');
  };

  // More forms in tests/unit/forms/phone.test.ts.
  for (const pasted of ['+91 98765-43210', 'call 098765 43210']) {
    await test.step(`a pasted "${pasted}" becomes ten digits`, async () => {
      await field.clear();
      await paste(pasted);
      await expect(field).toHaveValue('9876543210');
    });
  }

  await test.step('it takes no letters and no eleventh digit', async () => {
    await field.clear();
    await field.pressSequentially('98a76 5-43210');
    await expect(field).toHaveValue('9876543210');
    await field.press('5');
    await expect(field).toHaveValue('9876543210');
    await expect(page.getByText(fieldErrors.phoneForm)).toBeVisible();
  });

  await test.step('a longer number that is pasted changes nothing, and it says what it takes', async () => {
    await field.clear();
    await field.pressSequentially('98765');
    await paste('98765432101');
    await expect(field).toHaveValue('98765');
    await expect(field).toHaveAccessibleDescription(fieldErrors.phoneForm);
  });

  await test.step('the caret stays where a digit is put in the middle', async () => {
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await field.pressSequentially('x1');
    await field.pressSequentially('2');
    await expect(field).toHaveValue('9871265');
  });
});
