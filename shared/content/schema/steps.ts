import { z } from 'zod';
import { plural } from '../../core/plural.ts';
import { list, visible } from './fields.ts';
import { isFilledIn, says } from './messages.ts';

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** A text of `min` to `max` words. */
function lineOfWords(min: number, max: number, example: string) {
  const right = `write ${min} to ${max} words, such as "${example}"`;
  return visible(z.string(says(right)).trim())
    .refine(isFilledIn, { abort: true })
    .refine((text) => wordsIn(text) >= min && wordsIn(text) <= max, {
      error: ({ input }) => `has ${plural(wordsIn(String(input)), 'word')}: ${right}`,
    })
    .meta({ example });
}

const stepSchema = z.strictObject({
  title: lineOfWords(2, 4, 'Test a prototype'),
  /** What happens in this step. */
  description: lineOfWords(
    12,
    25,
    'The best route becomes clickable, and people who have not seen it try to reach a goal.',
  ),
  /** The result for the client: a noun phrase without a full stop. */
  result: lineOfWords(4, 12, 'A clickable prototype of the main path').refine(
    (text) => !text.endsWith('.'),
    'ends with a full stop: take it away, as in "A clickable prototype of the main path"',
  ),
});

/** How a service runs. */
export const stepsSchema = list(
  stepSchema,
  'write exactly four steps, such as { title: "Test a prototype", description: "…", result: "A clickable prototype of the main path" }',
).length(4);
