import { industries, services, technologies } from '#shared/model/content.ts';
import type { Case } from '#shared/model/schema.ts';

/** A finished project of a service and an industry of the site. */
export const exampleCase: Case = {
  slug: 'example-portal',
  name: 'Order portal for a wholesaler',
  sector: 'Wholesale',
  industry: industries[0]!.slug,
  services: [services[0]!.slug],
  problem: 'Three people typed eighty orders a day, and one in fifteen had to be corrected by phone.',
  built: 'A portal in which customers order at their own prices, joined to the accounts each night.',
  result: { figure: '62 %', text: 'of all orders arrive through the portal, six months after its launch' },
  stack: [technologies[0]!.technologies[0]!.name],
  duration: '14 weeks',
  search: {
    title: 'Case: Order Portal for a Wholesaler',
    description:
      'How a wholesaler moved most of its orders from the phone to a portal in fourteen weeks, and what it is built with.',
  },
};
