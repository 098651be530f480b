import { expect, test } from 'vitest';
import type { PageDeclaration } from '../../../shared/runtime/pageDeclaration.ts';
import { headTags } from '../../../shared/seo/headTags.ts';
import { siteData } from '../../../shared/shell/siteData.ts';

const page: PageDeclaration = {
  path: '/about/',
  template: 'about/AboutPage',
  name: 'About Us',
  search: {
    title: 'Tools & "rules" </title><script>alert(1)</script>',
    description: 'It\'s <b>"bold"</b> & true',
  },
  props: {},
};
const hosting = { base: '/', siteUrl: 'https://www.example.com' };

test('content cannot break out of a tag', () => {
  const head = headTags(page, siteData, hosting);
  expect(head).not.toContain('<script>');
  expect(head).not.toContain('<b>');
  expect(head).toContain('Tools &amp; &quot;rules&quot; &lt;/title&gt;');
  expect(head).toContain('content="It&#39;s &lt;b&gt;&quot;bold&quot;&lt;/b&gt; &amp; true"');
});

test('an alias has the canonical address of its original', () => {
  const head = headTags({ ...page, path: '/career/', aliasOf: '/careers/' }, siteData, hosting);
  expect(head).toContain('<link rel="canonical" href="https://www.example.com/careers/">');
});

test('an unlisted page is kept from search engines and has no canonical address', () => {
  const head = headTags({ ...page, isListed: false }, siteData, hosting);
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toContain('canonical');
});

test('without an address of the site no canonical address is invented', () => {
  expect(headTags(page, siteData, { base: '/', siteUrl: '' })).not.toContain('canonical');
});
