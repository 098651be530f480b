import { afterEach, expect, test, vi } from 'vitest';
import { findForms, findSiteAddress } from '../../../scripts/tools/launch-check/findSettings.ts';

afterEach(() => vi.unstubAllEnvs());

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

test('an application form that was not tested is told with the known risk of its service', () => {
  vi.stubEnv('APPLICATION_FORM_URL', 'https://formsubmit.co/jobs@acme.in');
  expect(findForms()[1]!.action).toMatch(
    / write 'https:\/\/formsubmit\.co\/jobs@acme\.in'\. FormSubmit’s classic address/,
  );
});
