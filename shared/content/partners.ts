import { defineList } from '../model/defineContent.ts';
import { placeholder } from '../model/marks.ts';
import { partnerSchema } from '../model/schema.ts';

const partnerName = 'the partner’s name, which screen readers read instead of the logo';
const partnerLogo =
  'the partner’s logo, with permission to show it: replace its file in shared/pictures/partners; then run "npm run pictures"';

/** The partners of the home page's marquee: placeholders until their names and logos are supplied. */
export const partners = defineList('partners', partnerSchema, [
  { name: placeholder('Partner 01', partnerName), logo: placeholder('partners/partner-1', partnerLogo) },
  { name: placeholder('Partner 02', partnerName), logo: placeholder('partners/partner-2', partnerLogo) },
  { name: placeholder('Partner 03', partnerName), logo: placeholder('partners/partner-3', partnerLogo) },
  { name: placeholder('Partner 04', partnerName), logo: placeholder('partners/partner-4', partnerLogo) },
  { name: placeholder('Partner 05', partnerName), logo: placeholder('partners/partner-5', partnerLogo) },
  { name: placeholder('Partner 06', partnerName), logo: placeholder('partners/partner-6', partnerLogo) },
  { name: placeholder('Partner 07', partnerName), logo: placeholder('partners/partner-7', partnerLogo) },
  { name: placeholder('Partner 08', partnerName), logo: placeholder('partners/partner-8', partnerLogo) },
  { name: placeholder('Partner 09', partnerName), logo: placeholder('partners/partner-9', partnerLogo) },
]);
