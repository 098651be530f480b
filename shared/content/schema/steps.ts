import { z } from 'zod';
import { line, list } from './fields.ts';

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
const counted = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`;

/** A text of `min` to `max` words of reasonable length. */
function lineOfWords(min: number, max: number, example: string) {
  return line(2 * min, 12 * max, example).refine((text) => wordsIn(text) >= min && wordsIn(text) <= max, {
    error: ({ input }) =>
      `has ${counted(wordsIn(String(input)))}: write ${min} to ${max} words, such as "${example}"`,
  });
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
