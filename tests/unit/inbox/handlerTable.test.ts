import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '../../../scripts/inbox/receive.ts';
import type { FormKind } from '../../../shared/forms/fields.ts';
import { applicationPayload, enquiryPayload } from '../../../shared/forms/payload.ts';
import { resolveFormService } from '../../../shared/forms/resolveFormService.ts';
import { applicantValues, enquiryValues } from '../forms/target.ts';
import { startInbox } from './startInbox.ts';

const [, guide] = readFileSync('hosting/README.md', 'utf8').split('## A form handler of your own');
const [fieldRows, answerRows] = guide!
  .split(/\n\n/)
  .filter((block) => block.startsWith('|'))
  .map((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', '')),
      ),
  ) as [string[][], string[][]];

const forms = {
  enquiry: { service: 'custom', target: '/api/enquiry', recipient: 'us', success: 'confirmed' },
  application: { service: 'custom', target: '/api/apply', recipient: 'us' },
  maxResumeMegabytes: 5,
} as const;

function payload(kind: FormKind, resumeBytes = 4): FormData {
  const target = resolveFormService(forms, kind);
  if (kind === 'enquiry') return enquiryPayload(enquiryValues, target);
  const resume = new File([new Uint8Array(resumeBytes)], 'resume.pdf');
  return applicationPayload('React Developer', applicantValues, resume, target);
}

describe.each(['enquiry', 'application'] as const)('what a handler gets of an %s', (kind) => {
  const listed = fieldRows.filter(([, form]) => form!.split(', ').includes(kind));

  it('is listed field by field', () => {
    expect(listed.map(([field]) => field).toSorted()).toEqual([...payload(kind).keys()].sort());
  });

  it.each(listed.filter(([, , holds]) => /^\w+$/.test(holds!)))(
    'holds in %s (%s) %s',
    (field, _form, holds) => {
      expect(payload(kind).get(field!)).toBe(holds);
    },
  );
});

/** A form for each case of the table. */
const cases: Record<string, () => [body: BodyInit, headers?: Record<string, string>]> = {
  'the form was taken': () => [payload('application')],
  '_honey is filled': () => {
    const form = payload('enquiry');
    form.set('_honey', 'https://spam.example');
    return [form];
  },
  'the body is not a form': () => ['{}', { 'Content-Type': 'application/json' }],
  'the body is incomplete or empty': () => ['--x\r\n', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  'the file is too large': () => [payload('application', maxFileBytes + 1)],
};

describe('what a handler answers, as its reference does:', () => {
  it('knows every case', () => {
    expect([...new Set(answerRows.map(([, when]) => when))].sort()).toEqual(Object.keys(cases).sort());
  });

  it.each(answerRows)('to %s, when %s, %s', async (Accept, when, status, answer) => {
    const inbox = await startInbox();
    const [body, headers] = cases[when!]!();
    const response = await inbox.send('application', body, { Accept: Accept!, ...headers });
    expect(response.status).toBe(Number(status));
    const text = await response.text();
    if (Accept === 'text/html') expect(text).toMatch(/^<!doctype html>.*<h1>/s);
    else {
      const { message, ...rest } = JSON.parse(text);
      const described = JSON.parse(answer!);
      expect({ ...rest, ...(message ? { message: '…' } : {}) }).toEqual(described);
    }
    expect(await inbox.folders()).toHaveLength(status === '200' ? 1 : 0);
  });
});
