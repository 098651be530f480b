import { company } from '../content/company.ts';
import { industries } from '../content/industries.ts';
import { navigation } from '../content/navigation.ts';
import { pictureOf, vectorOf } from '../content/pictures.ts';
import { services } from '../content/services.ts';

/** A link within the site: its words and its address below the site's root. */
export type SiteLink = { label: string; path: string };

/** An entry of the header: a link, or the name of a dropdown with its links. */
export type MenuEntry = SiteLink | { label: string; path: string; items: SiteLink[] };

const linksTo = (folder: 'services' | 'industries', list: { slug: string; name: string }[]): SiteLink[] =>
  list.map(({ slug, name }) => ({ label: name, path: `/${folder}/${slug}/` }));

const lists = {
  services: linksTo('services', services),
  industries: linksTo('industries', industries),
};

const { name, phone, email, address, social, copyright, logo } = company;

/** What the shell of every page shows: made from content once, the same on all pages. */
export const siteData = {
  brand: name,
  phone,
  email,
  address,
  social,
  copyright: copyright.replace('{brand}', name),
  logo: {
    light: pictureOf(logo.light),
    dark: pictureOf(logo.dark),
    mark: pictureOf(logo.mark),
  },
  loaderMark: vectorOf(logo.markLight),
  menu: navigation.header.map(
    (entry): MenuEntry =>
      'list' in entry ? { label: entry.label, path: `/${entry.list}/`, items: lists[entry.list] } : entry,
  ),
  quickLinks: navigation.quickLinks,
  services: lists.services,
  technology: navigation.technology,
};

export type SiteData = typeof siteData;
