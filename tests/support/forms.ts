import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import { typedFields } from '#shared/forms/fieldRules.ts';
import { contact } from '#shared/model/content.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import type { FormDescription } from '#shared/words/formDescription.ts';
import type { Submission } from '../../build/inbox/store.ts';
import { enquiryValues } from './examples/exampleForms.ts';
import { inboxToken } from './sites.ts';
import { openPage } from './test.ts';

const controlOf = (form: Page | Locator, { fields }: FormDescription, name: string) =>
  form.getByLabel(fields[name]!.label);

export async function fillFields(
  form: Page | Locator,
  description: FormDescription,
  values: Record<string, string>,
): Promise<void> {
  for (const name of typedFields(description)) {
    const control = controlOf(form, description, name);
    if (description.fields[name]!.type === 'choice') await control.selectOption(values[name]!);
    else await control.fill(values[name]!);
  }
}

export async function valuesIn(form: Page | Locator, description: FormDescription) {
  const entries = typedFields(description).map(async (name) => [
    name,
    await controlOf(form, description, name).inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

const forms = /\/__inbox\/(enquiry|application)$/;

/** An address that no other test uses, by which a test finds its own messages in the inbox. */
export function ownAddress(): string {
  return `test-${randomUUID()}@company.com`;
}

/** What the inbox received from an address; fails unless that is one form. */
export async function receivedFrom(request: APIRequestContext, email: string): Promise<Submission> {
  const response = await request.get(`./__inbox/${inboxToken}/`, {
    headers: { Accept: 'application/json' },
  });
  const all = (await response.json()) as Submission[];
  const own = all.filter(({ fields }) => fields.some(([name, value]) => name === 'email' && value === email));
  expect(own).toHaveLength(1);
  return own[0]!;
}

/** Fails unless the inbox received one application from an address, with this file; returns it. */
export async function expectApplication(
  request: APIRequestContext,
  email: string,
  { buffer }: { buffer: Buffer },
) {
  const received = await receivedFrom(request, email);
  const file = await request.get(`./__inbox/${inboxToken}/${received.id}`);
  expect((await file.body()).equals(buffer)).toBe(true);
  return received;
}

/** Has the next form of a page answered with a status, as a service that fails does. */
export const failOnce = (page: Page, status: number) =>
  page.route(forms, (route) => route.fulfill({ status }), { times: 1 });

export function countForms(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1;
  });
  return () => count;
}

export const thanks = enquiryForm.sent;
export const [heardFrom] = contact.heardFromOptions as [string];

/** Replaces the maps service, which tests must not contact. */
export async function serveMap(page: Page): Promise<void> {
  await page.route('https://www.google.com/maps**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>The map</p>' }),
  );
}

export async function openContact(page: Page): Promise<void> {
  await serveMap(page);
  await openPage(page, '/contact/');
}

/** A complete enquiry, from an address that no other test uses. */
export const ownEnquiry = () => ({ ...enquiryValues, email: ownAddress(), heardFrom });

export const fillEnquiry = (page: Page, enquiry: ReturnType<typeof ownEnquiry>) =>
  fillFields(page, enquiryForm, enquiry);
