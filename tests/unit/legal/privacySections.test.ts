import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { type PrivacySettings, privacySections } from '../../../pages/legal/privacySections.ts';
import { company } from '../../../shared/content/company.ts';
import { privacy } from '../../../shared/content/privacy.ts';
import { applicationFields, enquiryFields } from '../../../shared/forms/fields.ts';
import { resolveFormService } from '../../../shared/forms/resolveFormService.ts';
import { targetWith } from '../forms/target.ts';

const service = { ...targetWith('accepted'), recipient: 'the people desk', serviceName: 'Example Forms' };
const settings: PrivacySettings = {
  legal: {
    ...company.legal,
    grievanceOfficer: { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' },
    keepsEnquiriesMonths: 31,
    keepsApplicationsMonths: 17,
    host: { name: 'Example Hosting', keepsLogsDays: 23 },
  },
  map: company.map,
  targets: { enquiry: service, application: service },
  counter: '',
};

const sectionOf = (id: string, changed: Partial<PrivacySettings> = {}) => {
  const {
    paragraphs,
    rows = [],
    after = [],
  } = privacySections({ ...settings, ...changed }).find((section) => section.id === id)!;
  const rowTexts = rows.map(({ label, description }) => `${label}: ${description}`);
  return [...paragraphs, ...rowTexts, ...after].join('\n');
};

describe('the page on privacy says', () => {
  const { legal } = settings;
  const { grievanceOfficer: officer } = legal;

  test.each([
    legal.name,
    legal.registeredOffice,
    legal.registration,
    officer.name,
    officer.email,
    officer.phone,
  ])('that %s is responsible or answers', (fact) => {
    expect(sectionOf('responsible')).toContain(fact);
  });

  test.each(enquiryFields)('what the enquiry asks %s for', (field) => {
    const { label, description } = privacy.enquiry.fields[field];
    expect(sectionOf('enquiry')).toContain(`${label}: ${description}`);
  });

  test.each(applicationFields)('what the application asks %s for', (field) => {
    const { label, description } = privacy.application.fields[field];
    expect(sectionOf('application')).toContain(`${label}: ${description}`);
  });

  test.each<[section: string, processing: RegExp]>([
    ['enquiry', /to answer your enquiry/],
    ['enquiry', /to Example Forms, a service that passes it on to the people desk/],
    ['enquiry', /keep an enquiry for 31 months .* then delete it/],
    ['application', /Job: So that we know for which role/],
    ['application', /to consider you for the role/],
    ['application', /to Example Forms, a service that passes it on to the people desk/],
    ['application', /keep an application for 17 months .* then delete it/],
    [
      'browser',
      /session storage, for this tab alone.*Two hours after your last change it is no longer used.*resume is never kept/,
    ],
    ['browser', /pause or start the moving parts of the site, the session storage/],
    ['map', /comes from www\.google\.com.*receives your internet address.*may set cookies/],
    ['log', /servers of Example Hosting.*your internet address.*deleted after 23 days/],
    ['log', /No program on this site counts visitors/],
    ['sharing', /the services named on this page/],
    ['grounds', /sections 6 and 7\(a\).*\n.*Article 6\(1\)\(b\).*Article 6\(1\)\(f\)/],
    ['rights', /See: .*\nCorrect: .*\nDelete: .*\nWithdraw: .*\nName somebody: .*\nUnder the GDPR also: /],
    ['rights', /Write to asha@example\.com.*within one month/],
    ['rights', /Asha Rao hears your grievance.*Data Protection Board of India/],
    [
      'laws',
      /Digital Personal Data Protection Act, 2023.*Rules of 2025.*Rules of 2011.*Article 13 of the GDPR/,
    ],
  ])('in the section "%s": %s', (id, processing) => {
    expect(sectionOf(id)).toMatch(processing);
  });
});

describe('the page on privacy follows the settings:', () => {
  test('a form that goes to the test inbox names no service', () => {
    const inbox = { ...service, service: 'inbox' as const };
    const text = sectionOf('enquiry', { targets: { enquiry: inbox, application: service } });
    expect(text).toContain(privacy.carriers.inbox);
    expect(text).not.toContain('Example Forms');
  });

  test('a form that goes to the site’s own server names no service', () => {
    const forms = {
      ...company.forms,
      application: { service: 'custom' as const, target: '/api/apply', recipient: 'the people desk' },
    };
    const application = resolveFormService(forms, 'application');
    const text = sectionOf('application', { targets: { enquiry: service, application } });
    expect(text).toContain('to the server of this site, which passes it on to the people desk');
    expect(text).not.toMatch(/own terms|outside India/);
  });

  test('a firm without a number shows none', () => {
    const text = sectionOf('responsible', { legal: { ...settings.legal, registration: '' } });
    expect(text).not.toContain(privacy.responsible.rows.registration);
  });

  test('a visit counter is named with its host, and the sentence about no counting is gone', () => {
    const text = sectionOf('log', { counter: 'https://stats.example.org/count' });
    expect(text).toMatch(/counted at stats\.example\.org, without a cookie.*Do Not Track/);
    expect(text).not.toContain(privacy.log.notCounted);
  });

  test('another map is another host', () => {
    const map = { ...company.map, embedUrl: 'https://maps.example.org/office' };
    expect(sectionOf('map', { map })).toContain('maps.example.org');
  });
});

test('no part of the page is empty, and no name in braces is left', () => {
  for (const { id } of privacySections(settings)) expect(sectionOf(id), id).toMatch(/^[^{}]{40,}$/);
});

test('the site keeps nothing in browsers but what the page names', () => {
  const files = fastGlob.sync(['pages/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}', '!shared/content/**']);
  const codeOf = (file: string) => readFileSync(file, 'utf8');
  expect(
    files.filter((file) => /localStorage|indexedDB|document\.cookie|caches\./.test(codeOf(file))),
  ).toEqual([]);
  const storing = files.filter((file) => /sessionStorage/.test(codeOf(file)));
  expect(storing.filter((file) => !/draft|motion|start/i.test(file))).toEqual([]);
  expect(storing.length).toBeGreaterThan(1);
});
