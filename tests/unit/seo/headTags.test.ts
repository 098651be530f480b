import { describe, expect, test } from 'vitest';
import { documentTitle, headTags } from '../../../scripts/pipeline/seo/headTags.ts';
import { company } from '../../../shared/content/company.ts';
import { examplePage, hostileTexts, hosting, nowhere } from './examplePage.ts';

const context = { company, hosting };

test('content cannot break out of a tag', () => {
  const head = headTags(examplePage({ search: hostileTexts, name: hostileTexts.title }), context);
  expect(head).not.toContain('<script>');
  expect(head).not.toContain('<b>');
  expect(head).not.toContain('<!--');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).toContain('<title>Tools &amp; &quot;rules&quot; &lt;/title&gt;');
  expect(head).toContain('content="It&#39;s &lt;b&gt;&quot;bold&quot;&lt;/b&gt; &amp; true');
});

test('an alias has the canonical address of its original', () => {
  const head = headTags(examplePage({ path: '/career/', aliasOf: '/careers/' }), context);
  expect(head).toContain('<link rel="canonical" href="https://www.example.com/careers/">');
});

test('an unlisted page is kept from search engines and has no canonical address', () => {
  const head = headTags(examplePage({ isUnlisted: true }), context);
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toContain('canonical');
});

test('a listed page may be read and shown with large pictures', () => {
  expect(headTags(examplePage(), context)).toContain(
    '<meta name="robots" content="max-image-preview:large">',
  );
});

test('without an address of the site no address is invented', () => {
  const head = headTags(examplePage({ presentsCompany: true }), { company, hosting: nowhere });
  expect(head).not.toMatch(/canonical|og:url|og:image|"(url|@id|logo|item)":/);
  expect(head).toContain('"@type":"Organization"');
});

describe('under a sub-path', () => {
  const head = headTags(examplePage(), { company, hosting: { ...hosting, base: '/site/' } });

  test.each([
    '<link rel="icon" href="/site/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/site/app-icons/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/site/apple-touch-icon.png">',
    '<link rel="manifest" href="/site/site.webmanifest">',
    '<link rel="canonical" href="https://www.example.com/site/about/">',
    '<meta property="og:url" content="https://www.example.com/site/about/">',
  ])('the head holds %s', (tag) => {
    expect(head).toContain(tag);
  });
});

test('a title includes the brand if both fit into search results', () => {
  const page = examplePage();
  expect(documentTitle(page, 'Acme')).toBe('About the company | Acme');
  expect(documentTitle(page, 'A'.repeat(65 - 20))).toHaveLength(65);
  expect(documentTitle(page, 'A'.repeat(65 - 19))).toBe('About the company');
});
