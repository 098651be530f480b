import { expect, test, vi } from 'vitest';
import { environment } from '#shared/core/environment.ts';
import { visitCounter } from '#shared/shell/visitCounter.ts';
import { siteAddressOf } from '../../../build/pages/listPages.ts';

type Name = keyof typeof environment;

test.each<[name: Name, variable: string, value: string, read: unknown, unset: unknown]>([
  ['base', 'BASE_PATH', '/site/', '/site/', '/'],
  ['siteUrl', 'SITE_URL', 'https://www.example.com/', 'https://www.example.com/', undefined],
  ['siteUrl', 'SITE_URL', 'none', '', undefined],
  ['visitCounter', 'VISIT_COUNTER_URL', 'none', '', undefined],
  ['siteDate', 'SITE_DATE', '2027-02-28', '2027-02-28', undefined],
  ['outDir', 'OUT_DIR', 'elsewhere', 'elsewhere', undefined],
  ['pages', 'SITE_PAGES', 'about  contact', ['about', 'contact'], []],
  ['allowedHosts', 'ALLOWED_HOST', 'preview.example.com', ['preview.example.com'], []],
  ['inboxFolder', 'INBOX_DIR', 'mail', 'mail', '.inbox'],
  ['testPort', 'TEST_PORT', '4460', 4460, 4180],
  ['isCi', 'CI', 'true', true, false],
])('environment.%s is %s="%s", and an empty variable is not set', (name, variable, value, read, unset) => {
  vi.stubEnv(variable, value);
  expect(environment[name]).toEqual(read);
  vi.stubEnv(variable, '');
  expect(environment[name]).toEqual(unset);
  vi.stubEnv(variable, undefined);
  expect(environment[name]).toEqual(unset);
});

test.each<[name: Name, variable: string, hint: string, values: string[]]>([
  [
    'base',
    'BASE_PATH',
    'it must start and end with a slash and name folders',
    ['site', '/site', 'site/', '/my site/', '/../', '/./', '/site/../', '//', 'https://example.com/'],
  ],
  [
    'siteUrl',
    'SITE_URL',
    'write an address without a path',
    [
      'ftp://example.com',
      'www.example.com',
      'https://example.com/site',
      'https://a@example.com',
      'https:// ',
    ],
  ],
  ['siteDate', 'SITE_DATE', 'write year, month and day', ['2027-02-29', 'tomorrow', '1.12.2026']],
  ['allowedHosts', 'ALLOWED_HOST', 'write a host name alone', ['https://a.example.com']],
  ['inboxToken', 'INBOX_TOKEN', 'write letters and digits alone', ['a/b', '?']],
  ['testPort', 'TEST_PORT', 'write the first of three free ports', ['x', '0', '-1', '4460 ']],
])('environment.%s: another %s is refused in one line', (name, variable, hint, values) => {
  for (const value of values) {
    vi.stubEnv(variable, value);
    expect(() => environment[name]).toThrow(`${variable} is "${value}": ${hint}`);
  }
});

test('the site has the address of the environment, or else of the company', () => {
  const company = { siteUrl: 'https://www.example.org' };
  vi.stubEnv('BASE_PATH', '/site/');
  expect(siteAddressOf(company)).toEqual({ base: '/site/', siteUrl: 'https://www.example.org' });
  vi.stubEnv('SITE_URL', 'https://www.example.com/');
  expect(siteAddressOf(company)).toEqual({ base: '/site/', siteUrl: 'https://www.example.com' });
  vi.stubEnv('SITE_URL', 'none');
  expect(siteAddressOf(company)).toEqual({ base: '/site/', siteUrl: '' });
});

test('a visit counter is the address of a GoatCounter, with or without /count', () => {
  for (const [text, address] of [
    ['https://brandname.goatcounter.com', 'https://brandname.goatcounter.com/count'],
    ['https://stats.example.com/count', 'https://stats.example.com/count'],
    ['https://www.example.com/stats/count/', 'https://www.example.com/stats/count'],
    ['none', ''],
  ]) {
    vi.stubEnv('VISIT_COUNTER_URL', text);
    expect(visitCounter({ visitCounter: 'never used' })).toBe(address);
  }
  for (const other of [
    'stats.example.com',
    'http://stats.example.com/count',
    'https://www.googletagmanager.com/gtag/js?id=G-1A2B3C',
    'https://stats.example.com/count?id=7',
    'https://gc.zgo.at/count.js',
  ]) {
    vi.stubEnv('VISIT_COUNTER_URL', other);
    expect(() => visitCounter({ visitCounter: '' })).toThrow(
      `VISIT_COUNTER_URL is "${other}", which is not the address of a visit counter: write the https`,
    );
  }
});
