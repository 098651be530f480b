import { type TechnologyPage, technologyPageSchema } from '../../../../shared/content/schema.ts';
import type { EntryKind, WantedPicture } from '../EntryKind.ts';
import { type Draft, draftAlt, draftSearch, draftServices, fillIn } from '../fillIn.ts';

type Technology = TechnologyPage['technologies'][number];

const draftTechnology = (name: string, slug: string): Draft<Technology> => ({
  name,
  logo: `logos/${slug}`,
  description: fillIn('what it does well, and when the company chooses it'),
});

const logo = (slug: string): WantedPicture => ({
  name: `logos/${slug}`,
  what: 'its logo, square, best as .svg',
});

/** A technology on one of the technology pages. */
export const technology: EntryKind = {
  question: 'Name of the technology',
  file: 'technologies',
  nameField: technologyPageSchema.shape.technologies.element.shape.name,
  draft: draftTechnology,
  pictures: (slug) => [logo(slug)],
  address: (pageSlug) => `/technologies/${pageSlug}/`,
};

/** A technology page of its own. */
export const technologyPage: EntryKind = {
  question: 'Name of the technology page, as in the menu',
  file: 'technologies',
  nameField: technologyPageSchema.shape.name,
  draft: (name, slug): Draft<TechnologyPage> => ({
    slug,
    name,
    title: `${name} Technologies`,
    summary: fillIn("one sentence for the home page's card"),
    subtitle: fillIn('one sentence for the banner of the page'),
    heading: fillIn('three to six words'),
    lead: fillIn('what these technologies are for, and how the company chooses among them'),
    picture: `technologies/${slug}`,
    pictureAlt: draftAlt(),
    technologies: [
      {
        name: fillIn('the first technology; more follow with "npm run new -- technology"'),
        logo: fillIn('its logo: a file in shared/pictures/logos/, such as "logos/react"'),
        description: fillIn('what it does well, and when the company chooses it'),
      },
    ],
    relatedServices: draftServices('in which these technologies are used'),
    search: draftSearch(),
  }),
  pictures: (slug) => [{ name: `technologies/${slug}`, what: 'an illustration, 472 by 336, best as .svg' }],
  address: (slug) => `/technologies/${slug}/`,
};
