import { plural } from '../../core/plural.ts';
import { fieldsIn } from './fieldsIn.ts';
import { isFilledIn } from './messages.ts';

/** How many characters look well in the place of a text. */
export type AdvisedLength = { min: number; max: number };

/** HTML, of which visitors would read the signs. */
const markup = /<\/?[a-z][^>]*>|&(?:#\w+|[a-z]+\d*);/i;

/** What may be improved in checked data: texts that are shorter or longer than what looks well, or have HTML. */
export function warningsOn(schema: unknown, data: unknown): { path: PropertyKey[]; message: string }[] {
  return fieldsIn(schema, data).flatMap(({ schema, value, path }) => {
    const { advisedLength } = (schema.meta() ?? {}) as { advisedLength?: AdvisedLength };
    if (!advisedLength || typeof value !== 'string' || !isFilledIn(value)) return [];
    const { min, max } = advisedLength;
    const messages: string[] = [];
    if (value.length < min || value.length > max)
      messages.push(`has ${plural(value.length, 'character')}: ${min} to ${max} look best here`);
    const [tag] = markup.exec(value) ?? [];
    if (tag) messages.push(`has ${tag}, which visitors read as it stands: texts are plain`);
    return messages.map((message) => ({ path, message }));
  });
}
