import type { Field } from './fieldsIn.ts';

/** What texts of content may have in braces. Which of them a text takes is known where it is filled in. */
const known =
  `applicationMonths applicationProcessor brand city count day email enquiryMonths enquiryProcessor established
  host legalName logDays mapHost name names office officer officerEmail outOf recipient region service value`.split(
    /\s+/,
  );

const everywhere = ['city', 'region', 'established'];

function complaintOf(name: string): string {
  const same = known.filter((other) => other.toLowerCase() === name.toLowerCase());
  const similar = same.length > 0 ? same : known.filter((other) => other[0] === name[0]);
  const right = (similar.length > 0 ? similar : everywhere).map((other) => `{${other}}`).join(', ');
  return `has {${name}}, which stands for nothing: write ${right}, or no braces`;
}

const nameInBraces = /\{(\w+)\}/g;

function complaintsIn(text: string): string[] {
  const names = Array.from(text.matchAll(nameInBraces), ([, name]) => name!);
  // Without whole links, then without whole brackets.
  const rest = text.replaceAll(/\[[^\]]+\]\([^)]+\)/g, '').replaceAll(/\[[^[\]]*\](?!\()/g, '');
  return [
    ...names.filter((name) => !known.includes(name)).map(complaintOf),
    ...(/[{}]/.test(text.replaceAll(nameInBraces, ''))
      ? ['has a brace that is not around a name: write it like {city}, or no braces']
      : []),
    ...(/[[\]]/.test(rest)
      ? [
          'has a bracket without its partner: write a link like [our team](/about/), what is to be replaced like [Brandname]',
        ]
      : []),
  ];
}

export function marksInTexts(fields: Field[]): { path: PropertyKey[]; message: string }[] {
  return fields.flatMap(({ value, path }) =>
    typeof value === 'string' ? complaintsIn(value).map((message) => ({ path, message })) : [],
  );
}
