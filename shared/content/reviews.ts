import { defineList } from './defineContent.ts';
import { reviewSchema } from './schema.ts';

/** The review sites of the home page. The links are placeholders until the company's own pages are known. */
export const reviews = defineList('reviews', reviewSchema, [
  {
    name: 'Google',
    logo: 'reviews/google',
    logoWidth: 112,
    url: 'https://www.example.com/google-reviews',
    stars: 5,
  },
  {
    name: 'Good Firms',
    logo: 'reviews/goodfirms',
    logoWidth: 126,
    url: 'https://www.example.com/goodfirms-reviews',
    stars: 5,
  },
  {
    name: 'Clutch',
    logo: 'reviews/clutch',
    logoWidth: 73,
    url: 'https://www.example.com/clutch-reviews',
    stars: 5,
  },
]);
