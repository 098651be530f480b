import { afterEach, expect, test, vi } from 'vitest';
import { readHosting } from '../../scripts/pipeline/settings.ts';
import { company } from '../../shared/content/company.ts';
import { visitCounter } from '../../shared/shell/visitCounter.ts';

const { siteUrl } = company;

afterEach(() => {
  vi.unstubAllEnvs();
  company.siteUrl = siteUrl;
});

test.each([
  ['/site/', 'https://www.example.com', '/site/', 'https://www.example.com'],
  ['', undefined, '/', 'https://www.example.org'],
  ['', '', '/', ''],
])('BASE_PATH "%s" and SITE_URL "%s" put the site at %s of "%s"', (path, url, base, address) => {
  company.siteUrl = 'https://www.example.org';
  vi.stubEnv('BASE_PATH', path);
  vi.stubEnv('SITE_URL', url);
  expect(readHosting()).toEqual({ base, siteUrl: address });
});

test.each([
  ...['site', '/site', 'site/', '/my site/', '/../', '/./', '/site/../', '//', 'https://example.com/'].map(
    (value) => ['BASE_PATH', value, 'must start and end with a slash and name folders'],
  ),
  ...['www.example.com', 'ftp://example.com', 'https://example.com/site', 'https://example.com/?a'].map(
    (value) => ['SITE_URL', value, 'must be an address without a path'],
  ),
])('%s "%s" is refused: it %s', (variable, value, rule) => {
  vi.stubEnv(variable!, value);
  expect(readHosting).toThrow(`${variable} is "${value}": it ${rule}`);
});

test('a visit counter has a full https address', () => {
  vi.stubEnv('VISIT_COUNTER_URL', 'https://stats.example.com/count');
  expect(visitCounter()).toBe('https://stats.example.com/count');
  for (const address of ['stats.example.com', 'http://stats.example.com/count']) {
    vi.stubEnv('VISIT_COUNTER_URL', address);
    expect(visitCounter).toThrow(`VISIT_COUNTER_URL is "${address}": write the full address`);
  }
});
