import { afterEach, describe, expect, test, vi } from 'vitest';
import { readHosting } from '../../scripts/pipeline/settings.ts';
import { company } from '../../shared/content/company.ts';
import { visitCounter } from '../../shared/shell/visitCounter.ts';

const { siteUrl } = company;

afterEach(() => {
  vi.unstubAllEnvs();
  company.siteUrl = siteUrl;
});

describe('settings by environment variable', () => {
  test('a base path and a site address are taken', () => {
    vi.stubEnv('BASE_PATH', '/site/');
    vi.stubEnv('SITE_URL', 'https://www.example.com');
    expect(readHosting()).toEqual({ base: '/site/', siteUrl: 'https://www.example.com' });
  });

  test('without a base path the site is at the root', () => {
    vi.stubEnv('BASE_PATH', '');
    expect(readHosting().base).toBe('/');
  });

  test('the site address of the content is taken, unless an empty one unsets it', () => {
    company.siteUrl = 'https://www.example.org';
    vi.stubEnv('SITE_URL', undefined);
    expect(readHosting().siteUrl).toBe('https://www.example.org');
    vi.stubEnv('SITE_URL', '');
    expect(readHosting().siteUrl).toBe('');
  });

  test.each([
    'site',
    '/site',
    'site/',
    '/my site/',
    '/../',
    '/./',
    '/site/../',
    '//',
    'https://example.com/',
  ])('BASE_PATH "%s" is refused', (base) => {
    vi.stubEnv('BASE_PATH', base);
    expect(readHosting).toThrow(/BASE_PATH is ".*": it must start and end with a slash and name folders/);
  });

  test.each(['www.example.com', 'ftp://example.com', 'https://example.com/site', 'https://example.com/?a'])(
    'SITE_URL "%s" is refused',
    (url) => {
      vi.stubEnv('SITE_URL', url);
      expect(readHosting).toThrow(/SITE_URL is ".*": it must be an address without a path/);
    },
  );

  test('an address of a visit counter is taken', () => {
    vi.stubEnv('VISIT_COUNTER_URL', 'https://stats.example.com/count');
    expect(visitCounter()).toBe('https://stats.example.com/count');
  });

  test.each(['stats.example.com', 'http://stats.example.com/count'])(
    'VISIT_COUNTER_URL "%s" is refused',
    (url) => {
      vi.stubEnv('VISIT_COUNTER_URL', url);
      expect(visitCounter).toThrow(/VISIT_COUNTER_URL is ".*": write the full address/);
    },
  );
});
