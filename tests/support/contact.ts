import type { Page } from 'playwright/test';
import { contact } from '#shared/model/content.ts';
import { enquiryWords } from '#shared/words/forms.ts';
import { ownAddress } from './inbox.ts';
import { openPage } from './test.ts';

export const thanks = enquiryWords.thanks;
/** One of the choices of the form. */
export const [heardFrom] = contact.heardFromOptions as [string];

/** Replaces the maps service, which tests must not contact. */
export async function serveMap(page: Page): Promise<void> {
  await page.route('https://www.google.com/maps**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>The map</p>' }),
  );
}

/** Opens the Contact page with its map served here. */
export async function openContact(page: Page): Promise<void> {
  await serveMap(page);
  await openPage(page, '/contact/');
}

/** A complete enquiry, from an address that no other test uses. */
export const ownEnquiry = () => ({
  firstName: 'Asha',
  lastName: 'Verma',
  email: ownAddress(),
  contactNumber: '9876543210',
  heardFrom,
});

/** What the enquiry's fields hold. */
type Enquiry = ReturnType<typeof ownEnquiry>;

const textFields = ['firstName', 'lastName', 'email', 'contactNumber'] as const;

/** Fills in the enquiry. */
export async function fillEnquiry(page: Page, enquiry: Enquiry): Promise<void> {
  for (const name of textFields) await page.getByLabel(enquiryWords[name].label).fill(enquiry[name]);
  await page.getByLabel(enquiryWords.heardFrom.label).selectOption(enquiry.heardFrom);
}

/** What the enquiry's fields hold now. */
export async function enquiryIn(page: Page): Promise<Record<string, string>> {
  const names = [...textFields, 'heardFrom'] as const;
  const values = names.map((name) => page.getByLabel(enquiryWords[name].label).inputValue());
  return Object.fromEntries((await Promise.all(values)).map((value, index) => [names[index], value]));
}
