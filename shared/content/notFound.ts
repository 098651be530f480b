import { defineContent } from './defineContent.ts';
import { notFoundSchema } from './schema.ts';

/** What a visitor reads at an address that does not exist. */
export const notFound = defineContent('notFound', notFoundSchema, {
  search: {
    title: 'Page Not Found on This Site',
    description:
      'There is no page at this address. Go on from the home page, the services or the industries, or write to us and say what you were looking for.',
  },
  banner: {
    title: 'Page Not Found',
    subtitle: 'There is no page at this address. It may have moved or been mistyped.',
  },
  heading: 'Where would you like to go?',
  lead: 'Start again from the home page, look through the services and industries in the menu, or write to us and say what you were looking for.',
});
