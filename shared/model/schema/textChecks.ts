import { plural } from '../../core/text.ts';
import type { Field, Meta } from './fieldsIn.ts';

/** What every text may have in braces: `settingsIn` in readContent.ts has the values. */
const everywhere = ['brand', 'city', 'region', 'established', 'email'];

function complaintOf(name: string, known: string[]): string {
  const same = known.filter((other) => other.toLowerCase() === name.toLowerCase());
  const right = (same.length > 0 ? same : known).map((other) => `{${other}}`).join(', ');
  return `has {${name}}, which stands for nothing here: write ${right}, or no braces`;
}

const nameInBraces = /\{(\w+)\}/g;
const link = /\[[^\]]+\]\([^)]+\)/g;

function complaintsIn(text: string, { names = [], takesLinks }: Meta): string[] {
  const known = [...names, ...everywhere];
  const unknown = Array.from(text.matchAll(nameInBraces), ([, name]) => name!).filter(
    (name) => !known.includes(name),
  );
  const [wholeLink] = text.match(link) ?? [];
  // Without whole links, then without whole brackets.
  const rest = text.replaceAll(link, '').replaceAll(/\[[^[\]]*\](?!\()/g, '');
  return [
    ...unknown.map((name) => complaintOf(name, known)),
    ...(/[{}]/.test(text.replaceAll(nameInBraces, ''))
      ? ['has a brace that is not around a name: write it like {city}, or no braces']
      : []),
    ...(wholeLink && !takesLinks
      ? [`has the link ${wholeLink}, which this text would show as it is: write its words alone`]
      : []),
    ...(/[[\]]/.test(rest)
      ? [
          `has a bracket without its partner: write ${takesLinks ? 'a link like [our team](/about/), ' : ''}what is to be replaced like [Brandname]`,
        ]
      : []),
  ];
}

/** The mistakes in the marks of texts, which visitors would see as they are: names in braces, links, brackets. */
export function marksInTexts(fields: Field[]): { path: PropertyKey[]; message: string }[] {
  return fields.flatMap(({ value, meta, path }) =>
    typeof value === 'string' ? complaintsIn(value, meta).map((message) => ({ path, message })) : [],
  );
}

const bracketsInText = /\[[^\]]+\](?!\()/;
const quotation = /^[‘“][^‘“”]*[’”]$/;
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
      bracketsInText.test(value) &&
        'has brackets, which visitors would see: put the whole text into brackets if it is to be replaced',
      quotation.test(value) && 'has quotes around it, which visitors would see: remove them',
      adviceOn?.(value),
    ];
    return messages.filter((message) => typeof message === 'string').map((message) => ({ path, message }));
  });
}
