import { expect, test } from 'vitest';
import { company, companyPlaceholders } from '#shared/model/content.ts';
import { documentTitle, headTags } from '../../../../build/head/headTags.ts';
import { socialTags } from '../../../../build/head/socialTags.ts';
import { structuredData } from '../../../../build/head/structuredData.ts';
import { withoutPlaceholders } from '../../../../build/head/withoutPlaceholders.ts';
import { notices } from '../../../../build/lib/notices.ts';
import { siteFiles } from '../../../../build/siteFiles/siteFiles.ts';
import { exampleAddress } from '../../../support/examples/exampleContent.ts';
import { examplePage, hostileTexts, nowhere, siteAddress } from '../../../support/examples/examplePage.ts';

const known = withoutPlaceholders(company, companyPlaceholders);
const image = { path: '/share/about.0a1b2c3d.jpg', alt: 'About "us" <script>' };

test('content cannot break out of a tag', () => {
  const page = examplePage({ search: hostileTexts, banner: { title: hostileTexts.title, subtitle: '' } });
  const head = headTags(page, { company: known, siteAddress });
  expect(head + socialTags(page, company, siteAddress, image)).not.toMatch(/<script>|<b>|<!--/);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).toContain('<title>Tools &amp; &quot;rules&quot; &lt;/title&gt;');
  expect(head).toContain('content="It&#39;s &lt;b&gt;&quot;bold&quot;&lt;/b&gt; &amp; true');
});

test('a page has its title, text, address and picture for Open Graph and Twitter', () => {
  const html = socialTags(examplePage(), { name: 'Brand & Sons' }, siteAddress, image);
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  expect(Object.fromEntries([...tags].map(([, key, value]) => [key, value]))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Brand &amp; Sons',
    'og:locale': 'en_IN',
    'og:title': 'About the company',
    'og:description': 'What the company does.',
    'og:url': 'https://www.example.com/about/',
    'og:image': 'https://www.example.com/share/about.0a1b2c3d.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'About &quot;us&quot; &lt;script&gt;',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'About the company',
    'twitter:description': 'What the company does.',
    'twitter:image': 'https://www.example.com/share/about.0a1b2c3d.jpg',
    'twitter:image:alt': 'About &quot;us&quot; &lt;script&gt;',
  });
});

test('an alias is shared as its original, an unlisted page without an address', () => {
  const tagsOf = (changes: object) => socialTags(examplePage(changes), company, siteAddress, image);
  const alias = tagsOf({ path: '/career/', aliasOf: '/careers/' });
  expect(alias).toContain('"og:url" content="https://www.example.com/careers/"');
  expect(tagsOf({ isUnlisted: true })).not.toContain('og:url');
});

const below = { ...siteAddress, base: '/site/' };

test('under a sub-path with an address, every address is a full one below it', async () => {
  const page = examplePage();
  const head = headTags(page, { company: known, siteAddress: below });
  const address = 'https://www.example.com/site/about/';
  expect(head).toContain(`<link rel="canonical" href="${address}">`);
  expect(head).toContain(`<meta property="og:url" content="${address}">`);
  const files = siteFiles({ pages: [page], company, known, siteAddress: below });
  expect(String(files['/sitemap.xml']!())).toContain(`<loc>${address}</loc>`);
});

test('a build says what lacks an address', () => {
  expect(notices(siteAddress)).toEqual([]);
  expect(notices(nowhere)[0]).toContain('SITE_URL');
});

test('a title includes the brand if both fit into search results', () => {
  const page = examplePage();
  expect(documentTitle(page, 'Acme')).toBe('About the company | Acme');
  expect(documentTitle(page, 'A'.repeat(65 - 20))).toHaveLength(65);
  expect(documentTitle(page, 'A'.repeat(65 - 19))).toBe('About the company');
});

const firm = {
  ...company,
  phone: '+91 98765 43210',
  email: 'hello@firm.in',
  address: exampleAddress,
  social: [
    { network: 'linkedin' as const, label: 'LinkedIn', url: 'https://www.linkedin.com/company/firm' },
    { network: 'email' as const, label: 'E-mail', url: 'mailto:hello@firm.in' },
  ],
};

const organization = (changes: object = {}) => {
  const data = structuredData(
    examplePage({ presentsCompany: true }),
    { ...firm, hasOwnName: true, hasOwnLogo: true, ...changes },
    siteAddress,
  );
  return JSON.parse(JSON.stringify(data))['@graph'][0];
};

test('a company has all known fields, but no unknown ones, and a mailbox is not a profile', () => {
  expect(organization()).toMatchObject({
    '@type': 'Organization',
    url: 'https://www.example.com/',
    logo: 'https://www.example.com/app-icons/icon-512.png',
    foundingDate: String(company.established),
    telephone: '+91 98765 43210',
    email: 'hello@firm.in',
    sameAs: ['https://www.linkedin.com/company/firm'],
    address: {
      streetAddress: exampleAddress.street,
      addressLocality: exampleAddress.city,
      postalCode: exampleAddress.postalCode,
    },
  });
  const unknown = { phone: undefined, email: undefined, social: firm.social.slice(1), hasOwnLogo: false };
  for (const field of ['telephone', 'email', 'sameAs', 'logo'])
    expect(organization(unknown)).not.toHaveProperty(field);
});

test('a company and its site are left out while the name is a placeholder', () => {
  const home = examplePage({ path: '/', presentsCompany: true });
  const typesOf = (hasOwnName: boolean) =>
    structuredData(home, { ...firm, hasOwnName, hasOwnLogo: false }, siteAddress)?.['@graph'].map(
      (thing) => Object(thing)['@type'],
    );
  expect(typesOf(true)).toEqual(['WebSite', 'Organization']);
  expect(typesOf(false)).toBeUndefined();
});

test('placeholders are left out', () => {
  const { phone, email, address, social } = firm;
  const real = { hasOwnName: true, hasOwnLogo: true, phone, email, address, social };
  expect(withoutPlaceholders(firm, new Set())).toMatchObject(real);
  const marked = [
    'name',
    'logo.mark.onWhite',
    'phone',
    'email',
    'address.street',
    'social.0.url',
    'social.1.url',
  ];
  const { address: known, ...unknown } = withoutPlaceholders(firm, new Set(marked));
  const none = { hasOwnName: false, hasOwnLogo: false, phone: undefined, email: undefined, social: [] };
  expect(unknown).toMatchObject(none);
  expect(known).toMatchObject({ street: undefined, city: address.city });
});
