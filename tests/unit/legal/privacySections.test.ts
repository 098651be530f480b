import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { type PrivacySettings, privacySections } from '../../../pages/legal/privacySections.ts';
import { company } from '../../../shared/content/company.ts';
import { privacy } from '../../../shared/content/privacy.ts';
import { fill } from '../../../shared/core/fill.ts';
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
  map: { ...company.map, embedUrl: 'https://maps.example.com/office' },
  targets: { enquiry: service, application: service },
  counter: '',
};

/** What these settings put into the sentences. */
const facts = {
  legalName: company.legal.name,
  enquiryMonths: 31,
  applicationMonths: 17,
  officer: 'Asha Rao',
  officerEmail: 'asha@example.com',
  mapHost: 'maps.example.com',
  host: 'Example Hosting',
  logDays: 23,
  service: 'Example Forms',
  recipient: 'the people desk',
};

const rowOf = ({ label, description }: { label: string; description: string }) => `${label}: ${description}`;

const sectionOf = (id: string, changed: Partial<PrivacySettings> = {}) => {
  const {
    paragraphs,
    rows = [],
    after = [],
  } = privacySections({ ...settings, ...changed }).find((section) => section.id === id)!;
  return [...paragraphs, ...rows.map(rowOf), ...after].join('\n');
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
    expect(sectionOf('enquiry')).toContain(rowOf(privacy.enquiry.fields[field]));
  });

  test.each(applicationFields)('what the application asks %s for', (field) => {
    expect(sectionOf('application')).toContain(rowOf(privacy.application.fields[field]));
  });

  test.each<[section: string, texts: string[]]>([
    ['responsible', [privacy.responsible.text]],
    ['enquiry', [privacy.enquiry.text, privacy.enquiry.use, privacy.carriers.service, privacy.enquiry.kept]],
    ['application', [privacy.application.text, rowOf(privacy.application.job), privacy.application.use]],
    ['application', [privacy.carriers.service, privacy.application.kept]],
    ['browser', [privacy.browser.drafts, privacy.browser.motion]],
    ['map', [privacy.map.text]],
    ['log', [privacy.log.text, privacy.log.notCounted]],
    ['recipients', privacy.sharing.paragraphs],
    ['grounds', privacy.grounds.paragraphs],
    ['rights', privacy.rights.points.map(rowOf)],
    ['rights', [privacy.rights.how, privacy.rights.complaint, privacy.rights.languages]],
    ['laws', [privacy.laws.text, privacy.laws.changes]],
  ])('in the section "%s" what is written for it', (id, texts) => {
    for (const text of texts) expect(sectionOf(id)).toContain(fill(text, facts));
  });

  // Whatever the sentences are, a visitor has to find these in them.
  test.each<[section: string, known: string[]]>([
    ['enquiry', ['Example Forms', 'the people desk', '31']],
    ['application', ['Example Forms', 'the people desk', '17']],
    ['map', ['maps.example.com']],
    ['log', ['Example Hosting', '23']],
    ['rights', ['Asha Rao', 'asha@example.com']],
  ])('in the section "%s" %j', (id, known) => {
    for (const value of known) expect(sectionOf(id)).toContain(value);
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
    expect(text).toContain(fill(privacy.carriers.ownServer, facts));
    expect(text).not.toContain(
      fill(privacy.carriers.service, { ...facts, service: application.serviceName }),
    );
  });

  test('a firm without a number shows none', () => {
    const text = sectionOf('responsible', { legal: { ...settings.legal, registration: '' } });
    expect(text).not.toContain(privacy.responsible.rows.registration);
  });

  test('a visit counter is named with its host, and the sentence about no counting is gone', () => {
    const text = sectionOf('log', { counter: 'https://stats.example.org/count' });
    expect(text).toContain(fill(privacy.log.counted, { ...facts, counterHost: 'stats.example.org' }));
    expect(text).toContain('stats.example.org');
    expect(text).not.toContain(privacy.log.notCounted);
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
