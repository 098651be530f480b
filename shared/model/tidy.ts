import { z } from 'zod';
import { bareSchema } from './schema/fieldsIn.ts';

const bracketed = /^\[([^[\]]*)\]$/;

/** What word processors put before a point of a list. */
export const bullets =
  '[\u2022\u2023\u25aa\u25cf\u25cb\u25e6\u25a0\u25a1\u25c6\u27a2\u2043\u00b7\uf000-\uf0ff]';

/** Before a line of a list: a bullet, or another sign or a number with a tab. */
const bullet = new RegExp(
  `^(?:${bullets}\\s*|o(?:\\t| {2,})|(?:[-\\u2013*]|(?:\\d+|[a-z])[.)])\\t)\\s*`,
  'u',
);

export const isBulleted = new RegExp(`^\\s*${bullets}`, 'u');

/** The end of a paragraph or a point. A soft line end of a word processor is none. */
const partEnd = new RegExp(`\\n|\\v\\s*${bullets}`, 'u');

/** The points of a list that was pasted into one of its rows. */
export const pointsIn = (row: unknown): unknown[] =>
  typeof row === 'string' && isBulleted.test(row)
    ? row.split(new RegExp(`(?:^|\\s)\\s*${bullets}\\s*`, 'u')).filter(Boolean)
    : [row];

/** A text as it is shown: without bullets, tabs, second spaces and hyphens that only word processors see, and mostly in one line. */
const cleaned = (text: string, lineEnd: string) =>
  text
    .replaceAll('\u00ad', '')
    .split(/[\n\v]/)
    .map((line) => line.trim().replace(bullet, ''))
    .filter(Boolean)
    .join(lineEnd)
    .replaceAll(/[ \t]+/g, ' ');

/** A number as people type it, with or without the commas of thousands and lakhs, and the signs of rupees. */
export const numeral = /^(?:(?:₹|[Rr]s\.?|INR)\s*)?(\d+(?:,\d{2,3})*(?:\.\d+)?)(?:\/-)?$/;

/** Whether a value is none: a field that is empty or left out, or a list without entries. */
export const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function nothingFor(schema: unknown): unknown {
  if (!(schema instanceof z.ZodType) || schema.safeParse(undefined).success) return undefined;
  return ['', []].find((nothing) => schema.safeParse(nothing).success);
}

/**
 * Data as the schema expects it, from what people write and editors leave out: a field without a value gets the nothing
 * that its schema accepts, and placeholders lose their brackets.
 * @param values what stands in texts as a name in braces
 */
export function tidy(schema: unknown, written: unknown, values: Record<string, string> = {}) {
  const placeholders: PropertyKey[][] = [];
  const advice: { path: PropertyKey[]; message: string }[] = [];
  const textOf = (text: string, path: PropertyKey[], lineEnd: string): string => {
    const line = cleaned(text, lineEnd);
    if (lineEnd === ' ' && partEnd.test(text.trim()))
      advice.push({
        path,
        message:
          'has several paragraphs or points, which are shown as one: join them, or put each into an entry of a list',
      });
    const [, inner] = bracketed.exec(line) ?? [];
    if (inner !== undefined) placeholders.push(path);
    return (inner ?? line).trim().replaceAll(/\{(\w+)\}/g, (name, key) => values[key] ?? name);
  };
  const tidied = (whole: unknown, value: unknown, path: PropertyKey[]): unknown => {
    if (isNothing(value)) {
      const nothing = nothingFor(whole);
      const { schema: group } = bareSchema(whole, {});
      const isGroup = group instanceof z.ZodObject && !(whole instanceof z.ZodOptional);
      if (nothing === undefined && value === undefined && isGroup) return tidied(group, {}, path);
      return whole instanceof z.ZodOptional ? undefined : (nothing ?? value);
    }
    const { schema, meta } = bareSchema(whole, value);
    if (typeof value === 'string') {
      const [, digits] = schema instanceof z.ZodNumber ? (numeral.exec(value.trim()) ?? []) : [];
      if (digits) return Number(digits.replaceAll(',', ''));
      return (
        textOf(value, path, meta.hasLines ? '\n' : ' ') || (whole instanceof z.ZodOptional ? undefined : '')
      );
    }
    if (Array.isArray(value)) {
      const element = schema instanceof z.ZodArray ? schema.element : undefined;
      const items = value.flatMap(pointsIn).map((item, index) => tidied(element, item, [...path, index]));
      // A list that is not decided.
      return value.length === 1 && value[0] === '[]' ? [] : items;
    }
    if (typeof value !== 'object') return value;
    if (whole instanceof z.ZodOptional && Object.values(value as object).every(isNothing)) return undefined;
    const fields: Record<string, unknown> = schema instanceof z.ZodObject ? schema.shape : {};
    const names = [...new Set([...Object.keys(fields), ...Object.keys(value as object)])];
    const entries = names.map((name) => [
      name,
      tidied(fields[name], (value as Record<string, unknown>)[name], [...path, name]),
    ]);
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
  };
  return { data: tidied(schema, written, []), placeholders, advice };
}
