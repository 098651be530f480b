import { defineList } from './defineContent.ts';
import { partnerSchema } from './schema.ts';

/** The partners of the home page's marquee: placeholders until their names and logos are supplied. */
export const partners = defineList('partners', partnerSchema, [
  { name: 'Partner 01', logo: 'partners/partner-1' },
  { name: 'Partner 02', logo: 'partners/partner-2' },
  { name: 'Partner 03', logo: 'partners/partner-3' },
  { name: 'Partner 04', logo: 'partners/partner-4' },
  { name: 'Partner 05', logo: 'partners/partner-5' },
  { name: 'Partner 06', logo: 'partners/partner-6' },
  { name: 'Partner 07', logo: 'partners/partner-7' },
  { name: 'Partner 08', logo: 'partners/partner-8' },
  { name: 'Partner 09', logo: 'partners/partner-9' },
]);
