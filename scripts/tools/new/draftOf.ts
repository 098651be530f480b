import { z } from 'zod';
import { unfilled } from '../../../shared/content/schema/messages.ts';

const firstIssue = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0];

/** A text that the build refuses until it is replaced. */
export function fillIn(what: string): string {
  return `${unfilled}: ${what}`;
}

/**
 * An entry with every required field of its schema: the known values, and for the others texts that say what the
 * schema accepts, taken from its messages. A list gets the minimum number of entries.
 */
export function draftOf(schema: z.ZodType, known: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    const values = Object(known);
    const fields = Object.entries<z.ZodType>(schema.shape).filter(
      ([, type]) => !(type instanceof z.ZodOptional),
    );
    return Object.fromEntries(fields.map(([field, type]) => [field, draftOf(type, values[field])]));
  }
  if (known !== undefined) return known;
  if (schema instanceof z.ZodArray) {
    const issue = firstIssue(schema, []);
    const length = issue?.code === 'too_small' ? Number(issue.minimum) : 1;
    return Array.from({ length }, () => draftOf(schema.element as z.ZodType, undefined));
  }
  if (schema instanceof z.ZodBoolean) return false;
  return fillIn(firstIssue(schema, unfilled)?.message.replace(/^[^:]+: /, '') ?? 'a text');
}
