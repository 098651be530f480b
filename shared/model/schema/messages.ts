import type { z } from 'zod';
import { plural } from '../../core/text.ts';

/* For people who are not developers: each message says what is wrong and how to fix it, with an example. */

type Issue = z.core.$ZodRawIssue;

/** Whether a mistake is a text that is still empty, as "npm run new" leaves it: the development server shows such gaps. */
export function isGap({ path }: Pick<z.core.$ZodIssue, 'path'>, data: unknown): boolean {
  return path.reduce<unknown>((value, step) => Object(value)[step], data) === '';
}

const kinds: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number without quotes',
  int: 'must be a whole number without quotes',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list, with "- " before each entry',
  object: 'must be a group of fields, each on a line of its own',
};

function complaintOfText(input: unknown): string {
  if (Array.isArray(input)) return "must be a text: put brackets into quotes, such as '[Brandname]'";
  if (typeof input === 'object') return 'is read as a field, because of a colon: put it into single quotes';
  const isRead = typeof input === 'number' || typeof input === 'boolean';
  return isRead
    ? `is read as ${typeof input === 'number' ? 'a number' : 'yes or no'}: put it into quotes, such as '${input}'`
    : kinds.string!;
}

function sizeOf({ input, code }: Issue): string {
  if (Array.isArray(input)) return `has ${plural(input.length, 'entry', 'entries')}`;
  const [small, large] = typeof input === 'string' ? ['short', 'long'] : ['small', 'large'];
  return `is too ${code === 'too_small' ? small : large}`;
}

function complaintOf(issue: Issue, refusal: string): string {
  if (issue.input === undefined) return 'is missing';
  if (issue.input === '' || issue.input === null) return 'is empty';
  if (issue.code === 'invalid_type' && issue.expected === 'string') return complaintOfText(issue.input);
  if (issue.expected === 'int' && typeof issue.input === 'number') return 'is no whole number';
  if (issue.code === 'invalid_type') return kinds[String(issue.expected)] ?? refusal;
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeOf(issue);
  return Object(issue.input) === issue.input ? refusal : `${JSON.stringify(issue.input)} ${refusal}`;
}

/**
 * @param right what to write, as an imperative, with an example
 * @param refusal the message for a value of the right type that is still not accepted
 */
export function says(right: string, refusal = 'cannot be used') {
  return { error: (issue: Issue) => `${complaintOf(issue, refusal)}: ${right}` };
}

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

function remedyFor(issue: Issue): string {
  const { code, input, origin } = issue;
  const schema = Object(issue.inst) as { shape?: Record<string, unknown> };
  const fields = Object.keys(schema.shape ?? {}).join(', ');
  if (code === 'invalid_value')
    return `write ${issue.values.length > 1 ? 'one of ' : ''}${listed(issue.values)}`;
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
  if (code === 'too_small') return `write at least ${issue.minimum}${unit}`;
  if (code === 'too_big') return `write at most ${issue.maximum}${unit}`;
  if (fields) return `add the fields ${fields}`;
  return input === undefined ? 'add it, as in the other entries' : 'write it as in the other entries';
}

export const unknownField = (names: readonly string[], fields: object) =>
  `has the unknown field "${names.join('", "')}": remove it or correct its name; the fields are ${Object.keys(fields).join(', ')}`;

export function explainIssue(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return unknownField(issue.keys, (issue.inst as z.ZodObject | undefined)?.shape ?? {});
  return `${complaintOf(issue, 'cannot be used')}: ${remedyFor(issue)}`;
}
