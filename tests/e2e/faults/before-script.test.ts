import { enquiryWords } from '../../../shared/content/words/forms.ts';
import { enquiryIn, fillEnquiry, heardFrom, serveMap, thanks } from '../../support/contact.ts';
import { countForms, ownAddress, receivedFrom } from '../../support/inbox.ts';
import { wakeIslands } from '../../support/islands.ts';
import { openWithoutScript, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

const enquiry = () => ({
  firstName: 'Zoë',
  lastName: 'O’Brien',
  email: ownAddress(),
  contactNumber: '9876543210',
  heardFrom,
});
const send = enquiryWords.submit;

test.beforeEach(({ page }) => serveMap(page));

test('hydration during typing keeps focus, caret and text', async ({ page }) => {
  const release = await openWithoutScript(page, '/contact/');
  const field = page.getByLabel(enquiryWords.firstName.label);
  await field.pressSequentially('Asa');
  await page.keyboard.press('ArrowLeft');
  await release();
  await page.keyboard.type('h');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Asha');
});

test('a number typed before hydration is normalised, and an eleventh digit refused', async ({ page }) => {
  const release = await openWithoutScript(page, '/contact/');
  const field = page.getByLabel(enquiryWords.contactNumber.label);
  await field.pressSequentially('+91 98765-43210');
  await release();
  await expect(field).toHaveValue('9876543210');
  await field.press('1');
  await expect(field).toHaveValue('9876543210');
});

for (const [when, waits] of [
  ['before React arrives', false],
  ['after React has arrived', true],
] as const) {
  test(`text typed early survives a reload ${when}`, async ({ page }) => {
    const typed = enquiry();
    const release = await openWithoutScript(page, '/contact/');
    await fillEnquiry(page, typed);
    if (waits) await release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await serveMap(page);
    await openPage(page, '/contact/');
    expect(await enquiryIn(page)).toEqual(typed);
  });
}

test('an early Enter sends once, and leaves nothing for the next visit', async ({ page, request }) => {
  const typed = enquiry();
  const forms = countForms(page);
  const release = await openWithoutScript(page, '/contact/');
  await fillEnquiry(page, typed);
  await page.getByLabel(enquiryWords.email.label).press('Enter');
  await page.getByLabel(enquiryWords.email.label).press('Enter');
  await release();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(forms()).toBe(1);
  expect(await receivedFrom(request, typed.email)).toHaveLength(1);
  await page.reload();
  await wakeIslands(page);
  await expect(page.getByLabel(enquiryWords.firstName.label)).toHaveValue('');
});

test('an early submit shows missing fields at once and sends nothing', async ({ page }) => {
  const forms = countForms(page);
  const release = await openWithoutScript(page, '/contact/');
  await page.getByLabel(enquiryWords.firstName.label).fill('Asha');
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByLabel(enquiryWords.lastName.label)).toBeFocused();
  await release();
  await expect(page.getByLabel(enquiryWords.firstName.label)).toHaveValue('Asha');
  expect(forms()).toBe(0);
});
