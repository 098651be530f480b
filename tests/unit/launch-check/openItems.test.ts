import { expect, test, vi } from 'vitest';
import { contentRead } from '#shared/model/content.ts';
import { listPromises } from '../../../scripts/tools/launch-check/findMarks.ts';
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
  const place = what ? 'shared/content/company.yaml' : 'ENQUIRY_FORM_URL';
  expect(findForms()[0]).toEqual({ place, what, action: expect.stringMatching(action) });
});

test('an application form that was not tested is listed with the known risk of its service', () => {
  vi.stubEnv('APPLICATION_FORM_URL', 'https://formsubmit.co/jobs@acme.in');
  expect(findForms().at(-1)!.action).toMatch(
    / write 'https:\/\/formsubmit\.co\/jobs@acme\.in'\. FormSubmit’s classic address/,
  );
});

const items = [
  { place: 'partners.yaml:12', what: '"A" › name', action: 'the name' },
  { place: 'partners.yaml', what: 'siteUrl', action: 'its address' },
  { place: 'partners.yaml:6', what: '"Beta" › logo', action: 'the logo' },
  { place: 'dist/', what: '', action: 'is too old' },
];

test('the report groups what is left by file, in columns and by line, and counts it', () => {
  expect(report([])).toBe('Nothing is left to do: the site is ready to be published.');
  expect(report(items).split('\n')).toEqual([
    'dist/ (1)',
    '  is too old',
    '',
    'partners.yaml (3)',
    '   6  "Beta" › logo  the logo',
    '  12  "A" › name     the name',
    '      siteUrl        its address',
    '',
    '4 things are left to do before the site can be published.',
  ]);
  expect(report([{ place: 'a.yaml:1', what: 'approved', action: 'true once' }])).toContain(
    'npm run launch-check -- promises',
  );
});

test('promises can be read as text, with their lines', () => {
  const [file] = contentRead.filter(({ promises }) => promises.length > 0);
  const [heading, first] = listPromises(contentRead).split('\n');
  expect(heading).toMatch(new RegExp(`^${file!.file} \\((not )?approved\\)$`));
  expect(first).toBe(`${file!.promises[0]!.place.split(':')[1]!.padStart(5)}  ${file!.promises[0]!.text}`);
});
