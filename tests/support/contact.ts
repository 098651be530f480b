import type { Page } from 'playwright/test';
import { contact } from '#shared/model/content.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { enquiryValues } from './examples/exampleForms.ts';
import { fillFields } from './forms.ts';
import { ownAddress } from './inbox.ts';
import { openPage } from './test.ts';

export const thanks = enquiryForm.sent;
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
export const ownEnquiry = () => ({ ...enquiryValues, email: ownAddress(), heardFrom });

/** Fills in the enquiry. */
export const fillEnquiry = (page: Page, enquiry: ReturnType<typeof ownEnquiry>) =>
  fillFields(page, enquiryForm, enquiry);
