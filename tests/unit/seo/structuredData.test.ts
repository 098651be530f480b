import { describe, expect, test } from 'vitest';
import { jsonLdScript, structuredData } from '../../../scripts/pipeline/seo/structuredData.ts';
import { company } from '../../../shared/content/company.ts';
import { shellWords } from '../../../shared/content/words/shell.ts';
import { exampleAddress } from '../shell/exampleAddress.ts';
import { examplePage, hostileTexts, hosting, nowhere } from './examplePage.ts';

type Thing = Record<string, unknown>;

/** What a search engine reads: the things as they come out of the script element. */
function thingsOf(...[page, firm, place]: Parameters<typeof structuredData>): Thing[] {
  const data = structuredData(page, firm, place);
  return data ? JSON.parse(JSON.stringify(data))['@graph'] : [];
}

const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

test('home presents the site and the company and has no breadcrumbs', () => {
  const home = examplePage({ path: '/', presentsCompany: true });
  expect(typesOf(thingsOf(home, company, hosting))).toEqual(['WebSite', 'Organization']);
});

test('a page below home has a breadcrumb', () => {
  expect(thingsOf(examplePage(), company, { ...hosting, base: '/site/' })).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: shellWords.home, item: 'https://www.example.com/site/' },
        { '@type': 'ListItem', position: 2, name: 'About Us', item: 'https://www.example.com/site/about/' },
      ],
    },
  ]);
});

test('the way to an alias ends at its original', () => {
  const alias = examplePage({ path: '/career/', aliasOf: '/careers/', name: 'Careers' });
  expect(JSON.stringify(thingsOf(alias, company, hosting))).toContain('"https://www.example.com/careers/"');
});

test('an unlisted page has no structured data', () => {
  expect(structuredData(examplePage({ isUnlisted: true }), company, hosting)).toBeUndefined();
});

describe('the company', () => {
  const about = examplePage({ presentsCompany: true });
  const real = {
    ...company,
    phone: '+91 98765 43210',
    email: 'hello@firm.in',
    address: exampleAddress,
    social: [
      { network: 'linkedin' as const, label: 'LinkedIn', url: 'https://www.linkedin.com/company/firm' },
      { network: 'email' as const, label: 'E-mail', url: 'mailto:hello@firm.in' },
    ],
  };

  test('has all that is known', () => {
    expect(thingsOf(about, real, hosting)[0]).toMatchObject({
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
  });

  test('lacks what is not known', () => {
    const unknown = { phone: undefined, email: undefined, social: [] };
    const [organization] = thingsOf(about, { ...real, ...unknown }, hosting);
    for (const field of ['telephone', 'email', 'sameAs']) expect(organization).not.toHaveProperty(field);
  });

  test('has no profile if its only one is a mailbox', () => {
    const [organization] = thingsOf(about, { ...real, social: real.social.slice(1) }, hosting);
    expect(organization).not.toHaveProperty('sameAs');
  });

  test('has no addresses while the site has none', () => {
    const things = thingsOf(about, company, nowhere);
    expect(typesOf(things)).toEqual(['Organization']);
    expect(JSON.stringify(things)).not.toMatch(/@id|"url"|"logo"/);
  });
});

test('no text can end the script element, and each arrives as it was', () => {
  const page = examplePage({ name: hostileTexts.title });
  const script = jsonLdScript(structuredData(page, company, hosting)!);
  const [, json] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(script)!;
  expect(json).not.toContain('<');
  expect(JSON.parse(json!)['@graph'][0].itemListElement[1].name).toBe(hostileTexts.title);
});
