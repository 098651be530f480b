import { plural } from '../../core/text.ts';
import type { Field } from './fieldsIn.ts';

const markup = /<\/?[a-z][^>]*>|&(?:#\w+|[a-z]+\d*);/i;

export function warningsOn(fields: Field[]): { path: PropertyKey[]; message: string }[] {
  return fields.flatMap(({ meta, value, path }) => {
    const { advisedLength, adviceOn } = meta;
    if (typeof value !== 'string' || value === '') return [];
    const { min, max } = advisedLength ?? { min: 0, max: Number.POSITIVE_INFINITY };
    // A value may be longer than its name in braces.
    const isUnsuitable = (value.length < min && !/\{\w+\}/.test(value)) || value.length > max;
    const [tag] = (advisedLength && markup.exec(value)) ?? [];
    const messages = [
      isUnsuitable && `has ${plural(value.length, 'character')}: ${min} to ${max} look best here`,
      tag && `has ${tag}, which visitors would see as it is: write plain text`,
      adviceOn?.(value),
    ];
    return messages.filter((message) => typeof message === 'string').map((message) => ({ path, message }));
  });
}
