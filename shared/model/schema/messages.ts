import type { z } from 'zod';
import { plural } from '../../core/plural.ts';

/*
 * Messages for mistakes in content. They are written for people who are not developers:
 * each says what is wrong and how to fix it, with an example.
 */

type Issue = z.core.$ZodRawIssue;

/** The start of a text that "npm run new" leaves to be filled in, and that the build refuses. */
export const unfilled = 'FILL IN';

/** Whether a text was filled in after "npm run new". */
export function isFilledIn(text: unknown): boolean {
  return !String(text).startsWith(unfilled);
}

/** Whether gaps are shown, as by the development server, instead of being refused. */
export const showsGaps = () => process.env.SHOW_GAPS === '1';

/** The mistakes in checked data; where gaps are shown, without those in texts that have gaps. */
export function refusedIssues(issues: readonly z.core.$ZodIssue[], data: unknown): z.core.$ZodIssue[] {
  const valueAt = (path: readonly PropertyKey[]) =>
    path.reduce<unknown>((value, step) => Object(value)[step], data);
  return issues.filter(({ path }) => !showsGaps() || !String(valueAt(path)).includes(unfilled));
}

const kinds: Record<string, string> = {
  string: 'must be a text in quotes',
  number: 'must be a number without quotes',
  int: 'must be a whole number without quotes',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list in square brackets',
  object: 'must be a group of fields in curly brackets',
};

function sizeOf({ input, code }: Issue): string {
  if (Array.isArray(input)) return `has ${plural(input.length, 'entry', 'entries')}`;
  const [small, large] = typeof input === 'string' ? ['short', 'long'] : ['small', 'large'];
  return `is too ${code === 'too_small' ? small : large}`;
}

function complaintOf(issue: Issue, refusal: string): string {
  if (issue.input === undefined) return 'is missing';
  if (issue.input === '') return 'is empty';
  if (!isFilledIn(issue.input)) return 'is still to be filled in';
  if (issue.code === 'invalid_type') return kinds[String(issue.expected)] ?? refusal;
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeOf(issue);
  return Object(issue.input) === issue.input ? refusal : `${JSON.stringify(issue.input)} ${refusal}`;
}

/**
 * The messages of a field.
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
  if (code === 'unrecognized_keys') return `remove it or correct its name; the fields are ${fields}`;
  if (code === 'invalid_value')
    return `write ${issue.values.length > 1 ? 'one of ' : ''}${listed(issue.values)}`;
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
  if (code === 'too_small') return `write at least ${issue.minimum}${unit}`;
  if (code === 'too_big') return `write at most ${issue.maximum}${unit}`;
  if (fields) return `add the fields ${fields}`;
  return input === undefined ? 'add it, as in the other entries' : 'write it as in the other entries';
}

/** The message for a mistake in a field without its own messages. */
export function explainIssue(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') {
    return `has the unknown field "${issue.keys.join('", "')}": ${remedyFor(issue)}`;
  }
  return `${complaintOf(issue, 'cannot be used')}: ${remedyFor(issue)}`;
}
