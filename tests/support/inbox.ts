import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import type { Submission } from '../../build/inbox/store.ts';
import { inboxToken } from './sites.ts';

const forms = /\/__inbox\/(enquiry|application)$/;

/** An address that no other test uses, by which a test finds its own messages in the inbox. */
export function ownAddress(): string {
  return `test-${randomUUID()}@company.com`;
}

/** What the inbox received from an address, newest first. */
export async function receivedFrom(request: APIRequestContext, email: string): Promise<Submission[]> {
  const response = await request.get(`./__inbox/${inboxToken}/`, {
    headers: { Accept: 'application/json' },
  });
  const all = (await response.json()) as Submission[];
  return all.filter(({ fields }) => fields.some(([name, value]) => name === 'email' && value === email));
}

/** Fails unless the inbox received one application from an address, with this file; returns it. */
export async function expectApplication(
  request: APIRequestContext,
  email: string,
  { buffer }: { buffer: Buffer },
) {
  const [received, ...others] = await receivedFrom(request, email);
  expect(others).toEqual([]);
  const file = await request.get(`./__inbox/${inboxToken}/${received!.id}`);
  expect((await file.body()).equals(buffer)).toBe(true);
  return received!;
}

/** Has the next form of a page answered with a status, as a service that fails does. */
export const failOnce = (page: Page, status: number) =>
  page.route(forms, (route) => route.fulfill({ status }), { times: 1 });

/** Counts the forms that a page sends from now on. */
export function countForms(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1;
  });
  return () => count;
}
