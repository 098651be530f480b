import { afterEach, describe, expect, test, vi } from 'vitest';
import { findForms, findSiteAddress } from '../../../scripts/tools/launch-check/findSettings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('variables win over the settings, and are checked in their place:', () => {
  test('a reserved site address', () => {
    vi.stubEnv('SITE_URL', 'https://www.example.com');
    expect(findSiteAddress()).toMatchObject([{ group: 'Site address', place: 'SITE_URL' }]);
  });

  test('a site address of the company', () => {
    vi.stubEnv('SITE_URL', 'https://www.acme.in');
    expect(findSiteAddress()).toEqual([]);
  });

  test('a reserved mailbox, and one that was not tested', () => {
    vi.stubEnv('ENQUIRY_FORM_URL', 'https://formsubmit.co/new@acme.in');
    vi.stubEnv('APPLICATION_FORM_URL', 'https://formsubmit.co/new@example.com');
    expect(findForms()).toMatchObject([
      {
        place: expect.stringMatching(/^shared\/content\/company\.ts:\d+$/),
        what: 'testedForms › enquiry',
        belongs: expect.stringMatching(/ write 'https:\/\/formsubmit\.co\/ajax\/new@acme\.in'$/),
      },
      { place: 'APPLICATION_FORM_URL', belongs: expect.stringContaining('receives what visitors send') },
    ]);
  });

  test('a form that reaches nobody', () => {
    vi.stubEnv('ENQUIRY_FORM_URL', 'inbox');
    expect(findForms()[0]).toMatchObject({
      place: expect.stringMatching(/^shared\/content\/company\.ts:\d+$/),
      what: 'forms › enquiry › service',
      belongs: expect.stringContaining('what is sent now reaches nobody'),
    });
  });
});
