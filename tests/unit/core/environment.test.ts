import { expect, test, vi } from 'vitest';
import { environment } from '#shared/core/environment.ts';
import { siteDay } from '#shared/model/jobState.ts';
import { day } from '#shared/model/schema/fields.ts';
import { siteAddressOf } from '../../../build/pages/listPages.ts';

type Name = keyof typeof environment;

test.each<[name: Name, variable: string, value: string, read: unknown, unset: unknown]>([
  ['base', 'BASE_PATH', '/site/', '/site/', '/'],
  ['siteUrl', 'SITE_URL', 'none', '', undefined],
  ['siteDate', 'SITE_DATE', '2027-02-28', '2027-02-28', undefined],
  ['pages', 'SITE_PAGES', 'about  contact', ['about', 'contact'], []],
  ['inboxFolder', 'INBOX_DIR', 'mail', 'mail', '.inbox'],
])('environment.%s is %s="%s", and an empty variable is not set', (name, variable, value, read, unset) => {
  for (const [set, expected] of [
    [value, read],
    ['', unset],
    [undefined, unset],
  ] as const) {
    vi.stubEnv(variable, set);
    expect(environment[name]).toEqual(expected);
  }
});

test.each<[name: Name, variable: string, hint: string, values: string[]]>([
  [
    'base',
    'BASE_PATH',
    'it must start and end with a slash and name folders',
    ['/site', 'site/', '/my site/', '/../', '/site/./', '//', 'https://example.com/'],
  ],
  [
    'siteUrl',
    'SITE_URL',
    'write the address with https:// and without a path',
    ['ftp://example.com', 'https://example.com/site', 'https://a@example.com', 'https:// '],
  ],
  ['siteDate', 'SITE_DATE', 'write year, month and day', ['2027-02-29', '1.12.2026']],
  ['inboxToken', 'INBOX_TOKEN', 'write letters and digits alone', ['a/b', '?']],
])('environment.%s: another %s is refused in one line', (name, variable, hint, values) => {
  for (const value of values) {
    vi.stubEnv(variable, value);
    expect(() => environment[name]).toThrow(`${variable} is "${value}": ${hint}`);
  }
});

test('the site has the address of the environment, or else of the company', () => {
  const company = { siteUrl: 'https://www.example.org' };
  vi.stubEnv('BASE_PATH', '/site/');
  for (const [variable, siteUrl] of [
    [undefined, 'https://www.example.org'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['none', ''],
  ]) {
    vi.stubEnv('SITE_URL', variable);
    expect(siteAddressOf(company)).toEqual({ base: '/site/', siteUrl });
  }
});

test.each([
  ['2026-12-01T18:29:59Z', '2026-12-01', '2026-12-02'],
  ['2026-12-31T18:30:00Z', '2027-01-01', '2027-01-02'],
])('at %s the site is built for %s, the day in India, and no later one', (now, today, tomorrow) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  vi.stubEnv('SITE_DATE', '');
  expect(siteDay()).toBe(today);
  expect(day.safeParse(today).success).toBe(true);
  expect(day.safeParse(tomorrow).success).toBe(false);
  vi.stubEnv('SITE_DATE', '2027-02-28');
  expect(siteDay()).toBe('2027-02-28');
});
