import { plural } from '../../core/text.ts';
import type { Field } from './fieldsIn.ts';

export type AdvisedLength = { min: number; max: number };

const markup = /<\/?[a-z][^>]*>|&(?:#\w+|[a-z]+\d*);/i;

/** Advice on checked data: on texts that are too short or too long for their place, contain HTML, or say too little. */
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
      /^\[[^\]]*$|^[^[]*\]$/.test(value) &&
        'has a bracket without its partner: write both around what is to be replaced, or none',
      adviceOn?.(value),
    ];
    return messages.filter((message) => typeof message === 'string').map((message) => ({ path, message }));
  });
}

/** What texts of content may have in braces. Which of them a text takes is known where it is filled in. */
const known =
  `applicationMonths applicationProcessor brand city count day email enquiryMonths enquiryProcessor established
  host legalName logDays mapHost name names office officer officerEmail outOf recipient region service value`.split(
    /\s+/,
  );

function complaintOf(name: string): string {
  const same = known.filter((other) => other.toLowerCase() === name.toLowerCase());
  const similar = same.length > 0 ? same : known.filter((other) => other[0] === name[0]);
  const right = (similar.length > 0 ? similar : known).map((other) => `{${other}}`).join(', ');
  return `has {${name}}, which stands for nothing: write ${right}, or no braces`;
}

/** The mistakes in names in braces, which pages could not replace with values. */
export function unknownNamesIn(fields: Field[]): { path: PropertyKey[]; message: string }[] {
  return fields.flatMap(({ value, path }) =>
    Array.from(typeof value === 'string' ? value.matchAll(/\{\s*(\w+)\s*\}/g) : [], ([, name]) => name!)
      .filter((name) => !known.includes(name))
      .map((name) => ({ path, message: complaintOf(name) })),
  );
}
