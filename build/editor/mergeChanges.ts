import { isNothing } from '#shared/model/tidy.ts';
import { readYaml } from '#shared/model/yaml.ts';

export type Data = Record<string, unknown>;

/** The data of a content file; none of a text that cannot be read. */
export const dataOf = (text = ''): Data => Object(readYaml(text).data);

/** A value for comparison: forms fill in what files leave out, and type numbers as text. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return isNothing(value) ? undefined : String(value);
  if (Array.isArray(value)) return isNothing(value) ? undefined : value.map(plain);
  const fields = Object.entries(value).map(([name, field]) => [name, plain(field)] as const);
  const filled = fields.filter(([, field]) => field !== undefined).sort();
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

const same = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/**
 * What a person has written in a form, with what others have changed in the same file since it was opened.
 * @param before what the file held when it was opened
 * @param now what it holds now
 * @returns the data to save, and the fields that both have changed
 */
export function mergeChanges(before: Data, now: Data, written: Data): { data: Data; both: string[] } {
  const changed = Object.keys({ ...before, ...now }).filter((name) => !same(before[name], now[name]));
  const both = changed.filter(
    (name) => !same(written[name], before[name]) && !same(written[name], now[name]),
  );
  const theirs = changed.filter((name) => same(written[name], before[name]));
  const data = { ...written, ...Object.fromEntries(theirs.map((name) => [name, now[name]])) };
  for (const name of theirs) if (now[name] === undefined) delete data[name];
  return { data, both };
}
