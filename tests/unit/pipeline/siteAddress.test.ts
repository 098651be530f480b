import { expect, test, vi } from 'vitest';
import { visitCounter } from '#shared/shell/visitCounter.ts';
import { readSiteAddress } from '../../../build/siteAddress.ts';

test.each([
  ['/site/', 'https://www.example.com', '/site/', 'https://www.example.com'],
  ['', undefined, '/', 'https://www.example.org'],
  ['', '', '/', ''],
])('BASE_PATH "%s" and SITE_URL "%s" put the site at %s of "%s"', (path, url, base, address) => {
  vi.stubEnv('BASE_PATH', path);
  vi.stubEnv('SITE_URL', url);
  expect(readSiteAddress({ siteUrl: 'https://www.example.org' })).toEqual({ base, siteUrl: address });
});

test.each([
  ...['site', '/site', 'site/', '/my site/', '/../', '/./', '/site/../', '//', 'https://example.com/'].map(
    (value) => ['BASE_PATH', value, ` is "${value}": it must start and end with a slash and name folders`],
  ),
  ['SITE_URL', 'ftp://example.com', ': "ftp://example.com" cannot be used: write an address without a path'],
  ['ALLOWED_HOST', 'https://a.example.com', ' is "https://a.example.com": write a host name alone'],
  ['PRECOMPRESS', 'yes', ' is "yes": write 1'],
])('%s "%s" is refused', (variable, value, complaint) => {
  vi.stubEnv(variable!, value);
  expect(() => readSiteAddress({ siteUrl: '' })).toThrow(variable + complaint!);
});

test('a visit counter is the address of a GoatCounter, with or without /count', () => {
  for (const [text, address] of [
    ['https://brandname.goatcounter.com', 'https://brandname.goatcounter.com/count'],
    ['https://stats.example.com/count', 'https://stats.example.com/count'],
    ['https://www.example.com/stats/count/', 'https://www.example.com/stats/count'],
    ['', ''],
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
