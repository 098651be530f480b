import { defineList } from '../model/defineContent.ts';
import { placeholder } from '../model/marks.ts';
import { reviewSchema } from '../model/schema.ts';

const reviewPage = 'the address of the company’s reviews there';
const badge =
  'the official badge of the site: replace its file in shared/pictures/reviews; then run "npm run pictures"';

/**
 * The review sites of the home page. The links are placeholders until the company's own pages are known. A rating is
 * shown only if an entry has one: rating: { value: 4.8, outOf: 5, ratedOn: '2026-03-02' }.
 */
export const reviews = defineList('reviews', reviewSchema, [
  {
    name: 'Google',
    logo: 'reviews/google',
    logoWidth: 112,
    url: placeholder('https://www.example.com/google-reviews', reviewPage),
  },
  {
    name: 'Good Firms',
    logo: placeholder('reviews/goodfirms', badge),
    logoWidth: 126,
    url: placeholder('https://www.example.com/goodfirms-reviews', reviewPage),
  },
  {
    name: 'Clutch',
    logo: placeholder('reviews/clutch', badge),
    logoWidth: 73,
    url: placeholder('https://www.example.com/clutch-reviews', reviewPage),
  },
]);
