import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import { siteLang } from '#shared/core/text.ts';
import { titleOf } from '#shared/page/bannerOf.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { shellWords } from '#shared/words/shell.ts';
import { iconFiles } from '../siteFiles/iconFiles.ts';
import { jobPosting, postalAddress } from './jobPosting.ts';
import type { KnownCompany } from './withoutPlaceholders.ts';

const idOf = (kind: string, siteAddress: SiteAddress) => absoluteUrl(`/#${kind}`, siteAddress);

function organization(company: KnownCompany, siteAddress: SiteAddress): Organization {
  const { name, description, established, address, phone, email, social } = company;
  // An entry may be a mailbox, which is not a profile that identifies the company.
  const profiles = social.map(({ url }) => url).filter((url) => !url.startsWith('mailto:'));
  return {
    '@type': 'Organization',
    '@id': idOf('organization', siteAddress),
    name,
    url: absoluteUrl('/', siteAddress),
    logo: company.hasOwnLogo ? absoluteUrl(iconFiles.large, siteAddress) : undefined,
    description,
    foundingDate: String(established),
    address: postalAddress(address),
    telephone: phone,
    email,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

function webSite({ name }: KnownCompany, siteAddress: SiteAddress): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf('website', siteAddress),
    url: absoluteUrl('/', siteAddress),
    name,
    inLanguage: siteLang,
    publisher: { '@id': idOf('organization', siteAddress)! },
  };
}

function breadcrumbs(page: PageDeclaration, siteAddress: SiteAddress): BreadcrumbList {
  const { path, aliasOf, parent, breadcrumbWords = shellWords } = page;
  const steps = [
    { name: breadcrumbWords.home, path: '/' },
    ...(parent ? [parent] : []),
    { name: titleOf(page), path: aliasOf ?? path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteUrl(step.path, siteAddress),
    })),
  };
}

/** A page's structured data in schema.org vocabulary, without what needs an address while the site has none. */
export function structuredData(
  page: PageDeclaration,
  company: KnownCompany,
  siteAddress: SiteAddress,
): Graph | undefined {
  const hasAddress = siteAddress.siteUrl !== '' && !page.isUnlisted;
  const things: Thing[] = [];
  // A placeholder is nobody's name.
  if (hasAddress && page.path === '/' && company.hasOwnName) things.push(webSite(company, siteAddress));
  if (page.presentsCompany && company.hasOwnName) things.push(organization(company, siteAddress));
  const posting = hasAddress ? jobPosting(page, company, siteAddress) : undefined;
  if (posting) things.push(posting);
  if (hasAddress && page.path !== '/') things.push(breadcrumbs(page, siteAddress));
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}
