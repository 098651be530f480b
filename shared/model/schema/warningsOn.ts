import { plural } from '../../core/plural.ts';
import { fieldsIn } from './fieldsIn.ts';

/** The advised length of a text, in characters. */
export type AdvisedLength = { min: number; max: number };

/** HTML, which visitors would see as text. */
const markup = /<\/?[a-z][^>]*>|&(?:#\w+|[a-z]+\d*);/i;

/** Advice on checked data: on texts that are too short or too long for their place, contain HTML, or say too little. */
export function warningsOn(schema: unknown, data: unknown): { path: PropertyKey[]; message: string }[] {
  return fieldsIn(schema, data).flatMap(({ meta, value, path }) => {
    const { advisedLength, adviceOn } = meta;
    if (!advisedLength || typeof value !== 'string' || value === '') return [];
    const { min, max } = advisedLength;
    const messages: string[] = [];
    // A value may be longer than its name in braces.
    if ((value.length < min && !/\{\w+\}/.test(value)) || value.length > max)
      messages.push(`has ${plural(value.length, 'character')}: ${min} to ${max} look best here`);
    const [tag] = markup.exec(value) ?? [];
    if (tag) messages.push(`has ${tag}, which visitors would see as it is: write plain text`);
    const advice = adviceOn?.(value);
    if (advice) messages.push(advice);
    return messages.map((message) => ({ path, message }));
  });
}
