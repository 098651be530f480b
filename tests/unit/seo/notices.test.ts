import { expect, test } from 'vitest';
import { notices } from '../../../scripts/pipeline/seo/notices.ts';
import { hosting, nowhere } from './examplePage.ts';

test('a build for an address at the root of its host needs no notice', () => {
  expect(notices(hosting)).toEqual([]);
});

test('without an address one line says what is missing and how to set it', () => {
  const [notice, ...others] = notices(nowhere);
  expect(others).toEqual([]);
  for (const part of ['canonical', 'og:url', 'og:image', 'structured data', 'sitemap.xml', 'SITE_URL']) {
    expect(notice).toContain(part);
  }
});

test('under a sub-path the rule for crawlers must go to the root of the host', () => {
  expect(notices({ ...hosting, base: '/site/' })[0]).toContain(
    'Sitemap: https://www.example.com/site/sitemap.xml',
  );
});
