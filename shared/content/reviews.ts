import { defineList } from './defineContent.ts';
import { reviewSchema } from './schema.ts';

/**
 * The review sites of the home page. The links are placeholders until the company's own pages are known. A rating is
 * told only where an entry has one: rating: { value: 4.8, outOf: 5, ratedOn: '2026-03-02' }.
 */
export const reviews = defineList('reviews', reviewSchema, [
  {
    name: 'Google',
    logo: 'reviews/google',
    logoWidth: 112,
    url: 'https://www.example.com/google-reviews',
  },
  {
    name: 'Good Firms',
    logo: 'reviews/goodfirms',
    logoWidth: 126,
    url: 'https://www.example.com/goodfirms-reviews',
  },
  {
    name: 'Clutch',
    logo: 'reviews/clutch',
    logoWidth: 73,
    url: 'https://www.example.com/clutch-reviews',
  },
]);
