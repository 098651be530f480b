import { type Service, serviceSchema } from '../../../../shared/content/schema.ts';
import type { EntryKind } from '../EntryKind.ts';
import { type Draft, draftAlt, draftSearch, draftServices, fillIn } from '../fillIn.ts';

/** A service with a page of its own. */
export const service: EntryKind = {
  question: 'Name of the service, as in the menu',
  file: 'services',
  nameField: serviceSchema.shape.name,
  draft: (name, slug): Draft<Service> => ({
    slug,
    name,
    summary: fillIn("one sentence for the home page's card"),
    subtitle: fillIn("one sentence for the banner of the service's page"),
    headline: fillIn('three to six words'),
    description: [
      fillIn('what is done, and for whom'),
      fillIn('how it is done, step by step'),
      fillIn('what the client receives'),
    ],
    points: ['first', 'second', 'third', 'fourth'].map((which) =>
      fillIn(`the ${which} point of the checklist, without a full stop`),
    ),
    builtWith: ['first', 'second', 'third'].map((which) =>
      fillIn(`the name of the ${which} technology, as in shared/content/technologies.ts`),
    ),
    picture: `services/${slug}`,
    pictureAlt: draftAlt(),
    related: draftServices('that a reader may need next'),
    search: draftSearch(),
  }),
  pictures: (slug) => [{ name: `services/${slug}`, what: 'an illustration, 480 by 400, best as .svg' }],
  address: (slug) => `/services/${slug}/`,
};
