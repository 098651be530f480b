import { type Industry, industrySchema } from '../../../../shared/content/schema.ts';
import type { EntryKind } from '../EntryKind.ts';
import { type Draft, draftAlt, draftSearch, draftServices, fillIn } from '../fillIn.ts';

const draftCard = (which: string) => ({
  icon: fillIn('the name of an icon from shared/content/icons.json'),
  title: fillIn(`the ${which} task that software does well in this field`),
  description: fillIn('what is built for it, and what changes for the people who do the work'),
});

/** An industry with a page of its own. */
export const industry: EntryKind = {
  question: 'Name of the industry, as in the menu',
  file: 'industries',
  nameField: industrySchema.shape.name,
  draft: (name, slug): Draft<Industry> => ({
    slug,
    name,
    icon: fillIn('the name of an icon from shared/content/icons.json'),
    isTall: false,
    subtitle: fillIn("one sentence for the banner of the industry's page"),
    heading: fillIn('three to six words'),
    lead: fillIn('what is special about work in this field'),
    cards: ['first', 'second', 'third', 'fourth'].map(draftCard),
    firstStep: fillIn('how a project in this field begins, in three or four sentences'),
    squarePicture: `industries/${slug}`,
    widePicture: `industries/${slug}-wide`,
    pictureAlt: draftAlt(),
    relatedServices: draftServices('that this industry asks for'),
    search: draftSearch(),
  }),
  pictures: (slug) => [
    { name: `industries/${slug}`, what: 'a picture of 880 by 880 pixels, its subject in the middle' },
    { name: `industries/${slug}-wide`, what: 'the same subject in 1200 by 640 pixels' },
  ],
  address: (slug) => `/industries/${slug}/`,
};
