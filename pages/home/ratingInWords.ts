import type { Review } from '../../shared/content/schema.ts';
import { fill } from '../../shared/core/fill.ts';
import { dayInWords } from '../../shared/ui/dayInWords.ts';

/**
 * A rating with its date, such as "Rated 4.8 out of 5 on 2 March 2026", from a sentence with {value}, {outOf} and
 * {day}.
 */
export function ratingInWords(
  sentence: string,
  { value, outOf, ratedOn }: NonNullable<Review['rating']>,
): string {
  return fill(sentence, { value, outOf, day: dayInWords(ratedOn) });
}
