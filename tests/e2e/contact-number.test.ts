import { enquiryWords, fieldErrors } from '../../shared/content/words/forms.ts';
import { openContact } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });

for (const [pasted, held] of [
  ['+91 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['call 98765 43210', '9876543210'],
] as const) {
  test(`the contact number makes ten digits of a pasted "${pasted}"`, async ({ page }) => {
    await openContact(page);
    const field = page.getByLabel(enquiryWords.contactNumber.label);
    await field.focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue(held);
  });
}

test('the contact number leaves what it held when a longer number is pasted, and says what it takes', async ({
  page,
}) => {
  await openContact(page);
  const field = page.getByLabel(enquiryWords.contactNumber.label);
  await field.pressSequentially('98765');
  await page.evaluate(() => navigator.clipboard.writeText('98765432101'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue('98765');
  await expect(field).toHaveAccessibleDescription(/ten digits/);
});

test('the contact number takes no letters and no eleventh digit', async ({ page }) => {
  await openContact(page);
  const field = page.getByLabel(enquiryWords.contactNumber.label);
  await field.pressSequentially('98a76 5-43210');
  await expect(field).toHaveValue('9876543210');
  await field.press('5');
  await expect(field).toHaveValue('9876543210');
  await expect(page.getByText(fieldErrors.phoneForm)).toBeVisible();
});

test('the contact number keeps the caret where a digit is put in the middle', async ({ page }) => {
  await openContact(page);
  const field = page.getByLabel(enquiryWords.contactNumber.label);
  await field.pressSequentially('98765');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.pressSequentially('x1');
  await field.pressSequentially('2');
  await expect(field).toHaveValue('9871265');
});
