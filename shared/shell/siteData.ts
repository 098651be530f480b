import { company, industries, navigation, nextSteps, services } from '../model/content.ts';
import { pathOfIndustry, pathOfService } from '../model/pageLinks.ts';
import { pictureOf } from '../model/pictures.ts';

export type SiteLink = {
  label: string;
  path: string;
  /** The page's main address if `path` is its alias. */
  page?: string | undefined;
  isButton?: boolean | undefined;
};

/** A dropdown: its name, its links, and below them the text of the link to the overview page. */
export type MenuGroup = SiteLink & { items: SiteLink[]; overview: string };

export type MenuItem = SiteLink | MenuGroup;

const lists = {
  services: services.map((service): SiteLink => ({ label: service.name, path: pathOfService(service) })),
  industries: industries.map(
    (industry): SiteLink => ({ label: industry.name, path: pathOfIndustry(industry) }),
  ),
};

/** A small drawing is shorter than the request for its file. Encoded no further than necessary, it compresses best. */
const dataUrlOf = (drawing = '') =>
  drawing !== '' &&
  drawing.length < 1000 &&
  `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[%#<> ]/g, encodeURIComponent)}`;

/** The one file of a picture that every browser can show, below the site's root or as a data URL, and its size in pixels. */
function fileOf(picture: string) {
  const { width, height, drawing, formats } = pictureOf(picture);
  return { width, height, path: dataUrlOf(drawing) || formats.at(-1)!.files.at(-1)![1] };
}

const { name, phone, email, address, social, copyright, logo, legal } = company;

/** The data of the shell, made once from content and the same on all pages. */
export const siteData = {
  brand: name,
  /** Names in texts that translators must leave alone. */
  names: [name, legal.name, legal.grievanceOfficer.name],
  phone,
  email,
  address,
  social,
  copyright,
  logo: {
    light: fileOf((logo.files ?? logo.mark).onDark),
    dark: fileOf((logo.files ?? logo.mark).onWhite),
    mark: fileOf(logo.mark.onWhite),
    /** Whether these are complete logos; otherwise they are only the mark, and the name is added as text. */
    includesName: logo.files !== undefined,
  },
  /** Name of the picture whose last shape floats in the loader. */
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
