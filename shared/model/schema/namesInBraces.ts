import type { Field } from './fieldsIn.ts';

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
