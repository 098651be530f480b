import { expect, test, vi } from 'vitest';
import { company, contentRead } from '#shared/model/content.ts';
import {
  findForms,
  findOpenItems,
  findSiteAddress,
  listPromises,
} from '../../scripts/tools/findOpenItems.ts';

test('a site address is checked where it is set', () => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  expect(findSiteAddress()).toEqual([expect.stringMatching(/^SITE_URL › /)]);
  vi.stubEnv('SITE_URL', 'https://www.acme.in');
  expect(findSiteAddress()).toEqual([]);
});

test.each([
  ['inbox', /^shared\/content\/company\.yaml › forms › enquiry › service: .*what is sent now reaches nobody/],
  ['https://formsubmit.co/new@example.com', /^ENQUIRY_FORM_URL › .* receives what visitors send/],
  [
    'https://formsubmit.co/new@acme.in',
    /yaml › testedForms › enquiry: .* write "enquiry: 'https:\/\/formsubmit\.co\/ajax\/new@acme\.in'" in a line below/,
  ],
])('the enquiry form at %s is open', (address, line) => {
  vi.stubEnv('ENQUIRY_FORM_URL', address);
  expect(findForms()[0]).toMatch(line);
});

test('an application form that was not tested is listed with the known risk of its service', () => {
  vi.stubEnv('APPLICATION_FORM_URL', 'https://formsubmit.co/jobs@acme.in');
  expect(findForms().at(-1)).toMatch(
    / write "application: 'https:\/\/formsubmit\.co\/jobs@acme\.in'" in a line below "testedForms:"\. FormSubmit’s classic address/,
  );
});

test('the Hindi notice waits for nobody while it is left out', () => {
  const { hasHindiNotice } = company.legal;
  company.legal.hasHindiNotice = false;
  expect(findOpenItems().join()).not.toContain('privacyHindi');
  company.legal.hasHindiNotice = hasHindiNotice;
});

test('promises can be read as text, with their lines', () => {
  const [file] = contentRead.filter(({ promises }) => promises.length > 0);
  const [heading, first] = listPromises().split('\n');
  expect(heading).toMatch(new RegExp(`^${file!.file} \\((not )?approved\\)$`));
  expect(first).toBe(`${file!.promises[0]!.place.split(':')[1]!.padStart(5)}  ${file!.promises[0]!.text}`);
});
