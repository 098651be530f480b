import { company, industries, navigation, nextSteps, services } from '../model/content.ts';
import { pathOfIndustry, pathOfService } from '../model/pageLinks.ts';
import { pictureOf } from '../model/pictures.ts';
import type { Company, Files } from '../model/schema/files.ts';

export type SiteLink = Files['navigation']['quickLinks'][number] & { isButton?: boolean | undefined };

/** `overview`: the text of the link to the page of all. */
export type MenuGroup = SiteLink & { items: SiteLink[]; overview: string };

export type MenuItem = SiteLink | MenuGroup;

const lists = {
  services: services.map((service): SiteLink => ({ label: service.name, path: pathOfService(service) })),
  industries: industries.map(
    (industry): SiteLink => ({ label: industry.name, path: pathOfIndustry(industry) }),
  ),
};

/** Encoded no further than necessary, a drawing compresses best. */
const dataUrlOf = (drawing = '') =>
  drawing !== '' &&
  // Shorter than the request for its file.
  drawing.length < 1000 &&
  `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[%#<> ]/g, encodeURIComponent)}`;

/** The one file of a picture that every browser can show, or its data URL. */
function fileOf(picture: string) {
  const { width, height, drawing, formats } = pictureOf(picture);
  return { width, height, path: dataUrlOf(drawing) || formats.at(-1)!.files.at(-1)![1] };
}

/** The office's address as one text that breaks between its parts; a short one stays on one line of the footer. */
export function addressLine({ street, city, region, postalCode, country }: Company['address']): string {
  const regionAndCode = postalCode ? `${region} ${postalCode}` : region;
  return [...street.split(', '), city, regionAndCode, country]
    .map((part) => (part.length > 25 ? part : part.replaceAll(' ', '\u00a0')))
    .join(', ');
}

const { name, phone, email, address, social, copyright, logo, legal } = company;

export const siteData = {
  brand: name,
  /** Translators must leave them alone. */
  names: [name, legal.name, legal.grievanceOfficer.name],
  phone,
  email,
  address: addressLine(address),
  social,
  copyright,
  logo: {
    light: fileOf((logo.files ?? logo.mark).onDark),
    dark: fileOf((logo.files ?? logo.mark).onWhite),
    mark: fileOf(logo.mark.onWhite),
    /** Otherwise they are only the mark, and the name is added as text. */
    includesName: logo.files !== undefined,
  },
  loaderMark: logo.mark.onDark,
  menu: navigation.header.map((item): MenuItem => {
    if (!('list' in item)) return item;
    const { label, list } = item;
    return { label, path: `/${list}/`, items: lists[list], overview: nextSteps.overviewLinks[list] };
  }),
  menuFoot: navigation.menuFoot,
  quickLinks: navigation.quickLinks,
  bottomRow: navigation.bottomRow,
  services: lists.services,
  technology: navigation.technology,
};

export type SiteData = typeof siteData;
