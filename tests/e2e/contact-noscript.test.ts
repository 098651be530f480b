import { contact } from '../../shared/content/contact.ts';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { fillEnquiry, heardFrom, serveMap } from '../support/contact.ts';
import { countForms, ownAddress, receivedFrom } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the browser posts the enquiry with the same fields', async ({ page, request, expectComplaint }) => {
  // The inbox's response is not a page of the site and has no transition.
  expectComplaint('ViewTransition opt-in disabled');
  const typed = {
    firstName: 'आशा',
    lastName: 'Verma',
    email: ownAddress(),
    contactNumber: '9876543210',
    heardFrom: contact.heardFromOptions.at(-1)!,
  };
  await serveMap(page);
  await page.goto('./contact/');
  await fillEnquiry(page, typed);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await page.waitForURL('**/__inbox/enquiry');
  const received = await receivedFrom(request, typed.email);
  expect(received).toHaveLength(1);
  expect(received[0]!.headers.contentType).toMatch(/^multipart\/form-data/);
  expect(received[0]!.fields).toEqual([...Object.entries(typed), ['_captcha', 'false'], ['_honey', '']]);
});

test('the browser itself asks for what is missing, and for ten digits', async ({ page }) => {
  await serveMap(page);
  await page.goto('./contact/');
  const forms = countForms(page);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect(page.getByLabel(enquiryWords.firstName.label)).toBeFocused();
  await fillEnquiry(page, {
    firstName: 'Asha',
    lastName: 'Verma',
    email: ownAddress(),
    contactNumber: '+91 98765',
    heardFrom,
  });
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect(page.getByLabel(enquiryWords.contactNumber.label)).toBeFocused();
  expect(forms()).toBe(0);
});

test('the map is a plain lazy frame', async ({ page }) => {
  await serveMap(page);
  await page.goto('./contact/');
  const map = page.locator('.office-place iframe');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('The map')).toBeVisible();
});
