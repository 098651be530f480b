import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { type PrivacySettings, privacySections } from '../../../pages/legal/privacySections.ts';
import { company } from '../../../shared/content/company.ts';
import { privacy } from '../../../shared/content/privacy.ts';
import { privacyHindi } from '../../../shared/content/privacyHindi.ts';
import type { PrivacyWords } from '../../../shared/content/schema.ts';
import { targetWith } from '../../support/examples/exampleForms.ts';

const service = { ...targetWith('accepted'), recipient: 'the people desk', serviceName: 'Example Forms' };
const settings: PrivacySettings = {
  legal: {
    ...company.legal,
    grievanceOfficer: { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' },
    keepsEnquiriesMonths: 31,
    keepsApplicationsMonths: 17,
    host: { name: 'Example Hosting', keepsLogsDays: 23 },
  },
  map: { ...company.map, embedUrl: 'https://maps.example.com/office' },
  targets: { enquiry: service, application: service },
  counter: '',
};

const textOf = (id: string, changed: Partial<PrivacySettings> = {}) =>
  JSON.stringify(privacySections({ ...settings, ...changed }, privacy).find((section) => section.id === id));

/** What a text says before the first name in braces. */
const beginningOf = (text: string) => JSON.stringify(text.split('{')[0]).slice(1, -1);

test.each<[section: string, known: string[]]>([
  ['responsible', [company.legal.registeredOffice, company.legal.registration]],
  ['responsible', ['Asha Rao', 'asha@example.com', '+91 98765 43210']],
  ['enquiry', ['Example Forms', 'the people desk', '31']],
  ['application', ['Example Forms', 'the people desk', '17']],
  ['map', ['maps.example.com']],
  ['log', ['Example Hosting', '23']],
  ['rights', ['Asha Rao', 'asha@example.com']],
])('the page on privacy says in the section "%s" %j', (id, known) => {
  for (const value of known) expect(textOf(id)).toContain(value);
});

const languages: [string, PrivacyWords][] = [
  ['English', privacy],
  ['Hindi', privacyHindi],
];

test.each(languages)(
  'every text written for the page in %s is in it, its names filled in',
  (_language, words) => {
    const { banner, search, changedOn, short, carriers, log, ...others } = words;
    const text = JSON.stringify(privacySections(settings, words));
    const leaves = (value: unknown): string[] =>
      typeof value === 'object' ? Object.values(value!).flatMap(leaves) : [String(value)];
    const written = leaves([others, carriers.service, log.text, log.notCounted]);
    expect(written.filter((sentence) => !text.includes(beginningOf(sentence)))).toEqual([]);
    expect(text).not.toMatch(/\{\w+\}/);
  },
);

test('the page in Hindi has the sections and facts of the one in English', () => {
  const outlineOf = (words: PrivacyWords) =>
    privacySections(settings, words).map(({ id, paragraphs, rows, after }) =>
      [id, paragraphs.length, rows?.length, after?.length].join(' '),
    );
  expect(outlineOf(privacyHindi)).toEqual(outlineOf(privacy));
  const gapsIn = (words: PrivacyWords) => [...new Set(JSON.stringify(words).match(/\{\w+\}/g))].sort();
  // Who receives a form within the company is a setting, in English.
  expect(gapsIn(privacyHindi)).toEqual(gapsIn(privacy).filter((gap) => gap !== '{recipient}'));
});

test('a form that goes to the test inbox or to the site’s own server names no service', () => {
  const inbox = { ...service, service: 'inbox' as const };
  const own = { ...service, action: '/api/apply' };
  const targets = { enquiry: inbox, application: own };
  expect(textOf('enquiry', { targets })).toContain(beginningOf(privacy.carriers.inbox));
  expect(textOf('application', { targets })).toContain(beginningOf(privacy.carriers.ownServer));
  expect(textOf('enquiry', { targets }) + textOf('application', { targets })).not.toContain('Example Forms');
});

test('a visit counter is named with its host, and the sentence about no counting is gone', () => {
  const text = textOf('log', { counter: 'https://stats.example.org/count' });
  expect(text).toContain('stats.example.org');
  expect(text).not.toContain(beginningOf(privacy.log.notCounted));
});

test('the site keeps nothing in browsers but what the page names', () => {
  const files = fastGlob.sync(['{pages,shared}/**/*.{ts,tsx}', '!shared/content/**']);
  const naming = (storage: RegExp) => files.filter((file) => storage.test(readFileSync(file, 'utf8')));
  expect(naming(/localStorage|indexedDB|document\.cookie|caches\./)).toEqual([]);
  expect(naming(/sessionStorage/).filter((file) => !/draft|motion/i.test(path.basename(file)))).toEqual([]);
});
