import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineContent } from '#shared/model/defineContent.ts';
import { approved, keepMarks, placeholder, promise } from '#shared/model/marks.ts';
import { marksIn } from '../../../scripts/tools/launch-check/findMarks.ts';
import { findForms, findSiteAddress } from '../../../scripts/tools/launch-check/findOpenItems.ts';
import { report } from '../../../scripts/tools/launch-check/report.ts';

test('a site address is checked where it is set', () => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  expect(findSiteAddress()).toMatchObject([{ place: 'SITE_URL' }]);
  vi.stubEnv('SITE_URL', 'https://www.acme.in');
  expect(findSiteAddress()).toEqual([]);
});

test.each([
  ['inbox', 'forms › enquiry › service', /what is sent now reaches nobody/],
  ['https://formsubmit.co/new@example.com', '', /receives what visitors send/],
  [
    'https://formsubmit.co/new@acme.in',
    'testedForms › enquiry',
    / write 'https:\/\/formsubmit\.co\/ajax\/new@acme\.in'$/,
  ],
])('the enquiry form at %s is open', (address, what, action) => {
  vi.stubEnv('ENQUIRY_FORM_URL', address);
  const place = what ? 'shared/content/company.ts' : 'ENQUIRY_FORM_URL';
  expect(findForms()[0]).toEqual({ place, what, action: expect.stringMatching(action) });
});

test('an application form that was not tested is listed with the known risk of its service', () => {
  vi.stubEnv('APPLICATION_FORM_URL', 'https://formsubmit.co/jobs@acme.in');
  expect(findForms().at(-1)!.action).toMatch(
    / write 'https:\/\/formsubmit\.co\/jobs@acme\.in'\. FormSubmit’s classic address/,
  );
});

const itemsOf = (data: object) => marksIn('services.ts', defineContent('services', z.any(), data));

test('a placeholder is listed with what belongs there, a promise until it is approved', () => {
  const words = 'A working build every two weeks';
  const isApproved = { name: 'Real', points: [approved('Code reviews'), approved(words)] };
  expect(itemsOf(isApproved)).toEqual([]);
  expect(
    itemsOf({ name: placeholder('Any', 'the real one'), points: [approved('Code reviews'), promise(words)] }),
  ).toEqual([
    { place: 'services.ts', what: 'name', action: 'the real one', isPromise: false },
    { place: 'services.ts', what: 'points › entry 2', action: '', isPromise: true },
  ]);
});

test('a text that several entries share is listed once', () => {
  const place = 'shared/content/industries.ts:7';
  const mark = { kind: 'promise', value: 'Words', replacement: '', place } as const;
  const content = { first: 'Words', second: 'Words' };
  keepMarks(
    content,
    Object.keys(content).map((field) => ({ ...mark, path: [field] })),
  );
  expect(marksIn('industries.ts', content)).toMatchObject([{ place, what: 'first' }]);
});

const lead = { what: 'lead', action: '', isPromise: true };
const items = [
  { place: 'partners.ts:6', what: '"Beta" › logo', action: 'the logo' },
  { place: 'partners.ts:12', what: '"A" › name', action: 'the name' },
  ...['partners.ts:9', 'partners.ts:14'].map((place) => ({ ...lead, place })),
  { place: 'dist/', what: '', action: 'is too old' },
];

test('the report groups what is left by file, in columns, with the lines of promises, and counts it', () => {
  expect(report([])).toBe('Nothing is left to do: the site is ready to be published.');
  expect(report(items).split('\n')).toEqual([
    'dist/ (1)',
    '  is too old',
    '',
    'partners.ts (4)',
    '   6  "Beta" › logo  the logo',
    '  12  "A" › name     the name',
    '      2 promises     lines 9, 14',
    '',
    expect.stringMatching(/^Promises \(2\): write approved\(…\) .* if not\.$/),
    '',
    '5 things are left to do before the site can be published.',
  ]);
});
