import { defineContent } from '../model/defineContent.ts';
import { notFoundSchema } from '../model/schema.ts';

/** The texts of the 404 page. */
export const notFound = defineContent('notFound', notFoundSchema, {
  search: {
    title: 'Page Not Found on This Site',
    description:
      'There is no page at this address. Continue from the home page, the services or the industries, or e-mail us the address that failed, so that we can fix it.',
  },
  banner: {
    title: 'Page Not Found',
    subtitle: 'There is no page at this address. It may have moved or been mistyped.',
  },
  heading: 'Where would you like to go?',
  lead: 'These are the main pages of the site. If a link brought you here, [e-mail us](mailto:{email}) the address that failed, so that we can fix it.',
});
