import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { purposes } from '#shared/forms/forms.ts';
import { company, privacy, privacyHindi } from '#shared/model/content.ts';
import type { PrivacyWords } from '#shared/model/schema/legal.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import type { FieldDescription } from '#shared/words/formDescription.ts';
import {
  type LegalRow,
  type PrivacySettings,
  privacySections,
} from '../../../pages/legal/privacySections.ts';
import { targetWith } from '../../support/examples/exampleForms.ts';

const service = { ...targetWith('accepted'), recipient: 'the people desk', serviceName: 'Example Forms' };
const settings: PrivacySettings = {
  legal: {
    ...company.legal,
    registeredOffice: '12 Station Road',
    registration: 'U62099MP2024PTC012345',
    grievanceOfficer: { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' },
    keepsEnquiriesMonths: 31,
    keepsApplicationsMonths: 17,
    host: { name: 'Example Hosting', keepsLogsDays: 23 },
  },
  map: { ...company.map, embedUrl: 'https://maps.example.com/office' },
  targets: { enquiry: service, application: service },
};

/** Texts that name each fact, whatever the lawyer's do. */
const { sections } = privacy;
const words: PrivacyWords = {
  ...privacy,
  sections: {
    ...sections,
    enquiry: { ...sections.enquiry, after: ['{enquiryProcessor}', '{enquiryMonths} months'] },
    application: { ...sections.application, after: ['{applicationProcessor}', '{applicationMonths} months'] },
    map: { ...sections.map, paragraphs: ['The map comes from {mapHost}.'] },
    log: { ...sections.log, paragraphs: ['{host} keeps it for {logDays} days.'] },
    rights: { ...sections.rights, after: ['Write to {officer}, {officerEmail}.'] },
  },
  processors: { ...privacy.processors, service: '{service} carries it to {recipient}.' },
};

const textOf = (id: string, changed: Partial<PrivacySettings> = {}) =>
  JSON.stringify(privacySections({ ...settings, ...changed }, words).find((section) => section.id === id));

/** What a text says before the first name in braces. */
const beginningOf = (text: string) => JSON.stringify(text.split('{')[0]).slice(1, -1);

test.each<[section: string, known: string[]]>([
  ['responsible', ['12 Station Road', 'U62099MP2024PTC012345']],
  ['responsible', ['Asha Rao', 'asha@example.com', '+91 98765 43210']],
  ['enquiry', ['Example Forms', 'the people desk', '31']],
  ['application', ['Example Forms', 'the people desk', '17']],
  ['map', ['maps.example.com']],
  ['log', ['Example Hosting', '23']],
  ['rights', ['Asha Rao', 'asha@example.com']],
])('the page on privacy says in the section "%s" %j', (id, known) => {
  for (const value of known) expect(textOf(id)).toContain(value);
});

test.each<[language: string, PrivacyWords]>([
  ['English', privacy],
  ['Hindi', privacyHindi],
])('the page in %s has every text that is written for it', (_language, words) => {
  const { sections, processors } = words;
  const text = JSON.stringify(privacySections(settings, words));
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' ? Object.values(value!).flatMap(leaves) : [String(value)];
  const written = leaves([sections, processors.service]);
  expect(written.filter((sentence) => !text.includes(beginningOf(sentence)))).toEqual([]);
  expect(text).not.toMatch(/\{\w+\}/);
});

test('the page in Hindi has the sections and rows of the one in English', () => {
  const outlineOf = (words: PrivacyWords) =>
    privacySections(settings, words).map(({ id, paragraphs, rows, after }) =>
      [id, paragraphs.length, rows?.length, after?.length].join(' '),
    );
  expect(outlineOf(privacyHindi)).toEqual(outlineOf(privacy));
});

test('the page says of each field of both forms why it is asked, in their order', () => {
  const rowsIn = (words: PrivacyWords, id: string) =>
    privacySections(settings, words).find((section) => section.id === id)!.rows;
  for (const { kind, fields } of [enquiryForm, applicationForm]) {
    const why: Record<string, string> = purposes[kind].why;
    expect(rowsIn(privacy, kind)).toEqual(
      Object.entries<FieldDescription>(fields).map(([name, { label }]) => ({
        label,
        description: why[name],
      })),
    );
    const translated: Record<string, LegalRow> = privacyHindi.fields[kind];
    expect(rowsIn(privacyHindi, kind)).toEqual(Object.keys(fields).map((name) => translated[name]));
  }
});

test('a form that goes to the test inbox or to the site’s own server names no service', () => {
  const inbox = { ...service, service: 'inbox' as const };
  const own = { ...service, action: '/api/apply' };
  const targets = { enquiry: inbox, application: own };
  expect(textOf('enquiry', { targets })).toContain(beginningOf(privacy.processors.inbox));
  expect(textOf('application', { targets })).toContain(beginningOf(privacy.processors.ownServer));
  expect(textOf('enquiry', { targets }) + textOf('application', { targets })).not.toContain('Example Forms');
});

test('the site keeps nothing in browsers but what the page names', () => {
  const files = fastGlob.sync(['{pages,shared}/**/*.{ts,tsx}', '!shared/content/**']);
  const naming = (storage: RegExp) => files.filter((file) => storage.test(readFileSync(file, 'utf8')));
  expect(naming(/localStorage|indexedDB|document\.cookie|caches\./)).toEqual([]);
  expect(naming(/sessionStorage/).filter((file) => !/draft|motion/i.test(path.basename(file)))).toEqual([]);
});
