import { expect, test } from 'vitest';
import { ratingInWords } from '../../../pages/home/ratingInWords.ts';
import { pictureNames } from '../../../shared/content/pictures.ts';
import { reviewSchema } from '../../../shared/content/schema.ts';

const rating = { value: 4.8, outOf: 5, ratedOn: '2026-03-02' };
const site = { name: 'Clutch', logo: [...pictureNames][0], logoWidth: 73, url: 'https://www.example.com/' };
const review = (changes: object) => reviewSchema.safeParse({ ...site, rating: { ...rating, ...changes } });

test('a rating is shown with its date', () => {
  expect(ratingInWords('Rated {value} out of {outOf} on {day}', rating)).toBe(
    'Rated 4.8 out of 5 on 2 March 2026',
  );
});

test('a review site may have a rating, whole or not at all', () => {
  expect(review({}).success).toBe(true);
  expect(review({ ratedOn: undefined }).success).toBe(false);
});

test.each([
  [{ value: 6 }, /above the highest one/],
  [{ ratedOn: '2026-02-30' }, /is not a day: write year, month and day/],
  [{ ratedOn: '2999-01-01' }, /lies in the future/],
])('%j is refused', (changes, message) => {
  expect(review(changes).error?.message).toMatch(message);
});
