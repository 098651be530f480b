import { fill } from '../core/fill.ts';
import type { IconData } from '../core/icons.ts';
import type { PictureData } from '../core/PictureData.ts';
import { slugOf } from '../core/text.ts';
import { cases, caseTexts, exampleDocuments, nextSteps, services, technologies } from './content.ts';
import { iconOf } from './icons.ts';
import { pictureOf } from './pictures.ts';
import type { Case, Industry, Service, TechnologyEntry } from './schema/files.ts';

export const pathOfService = ({ slug }: { slug: string }) => `/services/${slug}/`;

export const pathOfIndustry = ({ slug }: { slug: string }) => `/industries/${slug}/`;

export const pathOfTechnology = ({ slug }: { slug: string }) => `/technologies/${slug}/`;

/** The id of a technology on its page, such as "node-js" for Node.js. */
export const technologyAnchor = (name: string) => slugOf(name.replaceAll('.', ' '));

export type NamedLink = {
  name: string;
  whatItIs?: string;
  path: string;
  anchor?: string;
  icon?: IconData;
  logo?: PictureData;
};

export function technologyLinks(builtWith: readonly string[]): NamedLink[] {
  const known = technologies.flatMap((page) =>
    page.technologies.map((technology) => ({ ...technology, path: pathOfTechnology(page) })),
  );
  return builtWith.filter(Boolean).map((name) => {
    const { whatItIs, path, logo } = known.find((technology) => technology.name === name)!;
    return { name, whatItIs, path, anchor: technologyAnchor(name), logo: pictureOf(logo) };
  });
}

export function otherServicesBuiltWith(page: TechnologyEntry): NamedLink[] {
  const names = page.technologies.map(({ name }) => name);
  return services
    .filter(
      ({ slug, builtWith }) =>
        !page.relatedServices.includes(slug) && builtWith.some((name) => names.includes(name)),
    )
    .map((service) => ({ name: service.name, path: pathOfService(service) }));
}

export type PageCard = ReturnType<typeof serviceCard>;

export function serviceCard(service: Service) {
  const { name, summary, picture } = service;
  return { name, path: pathOfService(service), summary, picture: pictureOf(picture) };
}

export function technologyCard(technology: TechnologyEntry) {
  const { name, summary, picture } = technology;
  return { name, path: pathOfTechnology(technology), summary, picture: pictureOf(picture) };
}

export type IndustryLink = ReturnType<typeof industryTiles>[number];

/**
 * The tiles of industries for two columns: a tall one spans two rows, a wide one fills a whole row, and the last one gets
 * the shape that leaves no gap.
 */
export function industryTiles(industries: Industry[]) {
  // How many rows the first column is ahead of the second; the grid fills the shorter one first.
  const lead = industries.slice(0, -1).reduce((rows, { isTall }) => {
    const height = isTall ? 2 : 1;
    return rows > 0 ? rows - height : rows + height;
  }, 0);
  const lastShape = lead === 0 ? 'wide' : Math.abs(lead) === 2 ? 'tall' : 'short';
  return industries.map((industry, index) => {
    const { name, icon, heading, isTall, squarePicture, widePicture } = industry;
    const shape = index === industries.length - 1 ? lastShape : isTall ? 'tall' : 'short';
    return {
      name,
      path: pathOfIndustry(industry),
      icon: iconOf(icon),
      outcome: heading,
      shape,
      picture: pictureOf((shape === 'tall' && squarePicture) || widePicture),
    };
  });
}

export const companyLinks = [
  { label: nextSteps.companyLinks.howWeWork, path: '/how-we-work/' },
  { label: nextSteps.companyLinks.about, path: '/about/' },
];

export const pathOfExample = ({ slug = '' }: { slug?: string | undefined }) => `/how-we-work/${slug}/`;

export const exampleLinks = exampleDocuments.documents.map((document) => ({
  label: fill(exampleDocuments.linkText, { name: document.name }),
  path: pathOfExample(document),
}));

export const pathOfCase = ({ slug }: { slug: string }) => `/work/${slug}/`;

export type CaseSection = NonNullable<ReturnType<typeof caseSection>>;

export function caseSection(isShown: (study: Case) => boolean) {
  const shown = cases.filter(isShown);
  if (shown.length === 0) return undefined;
  return {
    ...caseTexts.section,
    linkText: caseTexts.linkText,
    cases: shown.map(({ slug, name, sector, result, picture }) => ({
      name,
      sector,
      result,
      path: pathOfCase({ slug }),
      picture: picture ? pictureOf(picture) : undefined,
    })),
  };
}
