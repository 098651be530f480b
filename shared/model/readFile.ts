import { z } from 'zod';
import { environment } from '../core/environment.ts';
import { fieldsIn } from './schema/fieldsIn.ts';
import { type EntryKind, entrySchemas, type FileName, fieldsOfFile, fileSchemas } from './schema/files.ts';
import { explainIssue, isGap, unknownField } from './schema/messages.ts';
import { marksInTexts, warningsOn } from './schema/textChecks.ts';
import { tidy } from './tidy.ts';
import { readYaml } from './yaml.ts';

function labelOf(entry: unknown): string | undefined {
  const { slug, name, title, label } = Object(entry) as Record<string, unknown>;
  const known = slug ?? name ?? title ?? label;
  return known && typeof known === 'string' ? `"${known}"` : undefined;
}

function nameOf(list: unknown[], index: number): string {
  const label = labelOf(list[index]);
  if (!label) return `entry ${index + 1}`;
  const isShared = list.filter((entry) => labelOf(entry) === label).length > 1;
  return isShared ? `${label} (entry ${index + 1})` : label;
}

/** A readable path to a field, with the names of list entries, such as `social › "LinkedIn" › url`. */
export function fieldOf(path: readonly PropertyKey[], data: unknown): string {
  let value = data;
  const steps = path.map((step) => {
    const name = Array.isArray(value) ? nameOf(value, Number(step)) : String(step);
    value = Object(value)[step];
    return name;
  });
  return steps.join(' › ');
}

export type ReadFile = ReturnType<typeof readFile>;

/**
 * Reads and checks a content file. Gaps, warnings and mistakes are lines with file, line and field.
 * @param file such as `shared/content/jobs/react-developer.yaml`
 * @param values what stands in its texts as names in braces
 */
export function readFile(
  file: string,
  text: string,
  kind: EntryKind | FileName,
  values: Record<string, string> = {},
) {
  const [, slug = ''] = /([^/]*)\.yaml$/.exec(file) ?? [];
  const { data: written, mistakes: unread, lineOf } = readYaml(text);
  const fields = fieldsOfFile(kind);
  const whole: z.ZodObject = { ...entrySchemas, ...fileSchemas }[kind];
  const { data: tidied, placeholders, advice } = tidy(z.object(fields), written ?? {}, values);
  const { order = Number.POSITIVE_INFINITY, approved, ...rest } = tidied as Record<string, unknown>;
  const known = Object.entries(rest).filter(([name]) => name in fields);
  const data: Record<string, unknown> = {
    ...('slug' in whole.shape && { slug }),
    ...Object.fromEntries(known),
  };
  const lineAt = (path: readonly PropertyKey[]) => `${file}:${lineOf(path)}`;
  const placeOf = (path: readonly PropertyKey[]) =>
    [lineAt(path), fieldOf(path, data)].filter(Boolean).join(' › ');
  const markAt = (path: PropertyKey[]) => ({ place: lineAt(path), field: fieldOf(path, data), path });
  const said = ({ path, message }: { path: PropertyKey[]; message: string }) =>
    `${placeOf(path)}: ${message}`;

  const present = fieldsIn(whole, data);
  const unknown = Object.keys(tidied as object).filter((name) => !(name in fields));
  const issues = [
    ...unknown.map((name) => ({ path: [name], message: unknownField([name], fields) })),
    ...(whole.safeParse(data, { error: explainIssue }).error?.issues ?? []).filter(
      // The name of the file, and no field.
      ({ path }) => path[0] !== 'slug',
    ),
    ...marksInTexts(present),
    // Beside the schema's own fields.
    ...['order', 'approved'].flatMap((name) => {
      const value = (tidied as Record<string, unknown>)[name];
      const { error } = fields[name]?.safeParse(value, { error: explainIssue }) ?? {};
      return (error?.issues ?? []).map((issue) => ({ ...issue, path: [name] }));
    }),
  ];
  const gaps = issues.filter((issue) => environment.showsGaps && isGap(issue, data));
  const meaningOf = (path: PropertyKey[]): string => {
    const field = present.find((field) => field.path.join() === path.join());
    // A list that is not decided has no entry.
    if (!field) return path.length > 0 ? meaningOf(path.slice(0, -1)) : '';
    const isUndecided = String(field.value) === '';
    return `${field.meta.description ?? 'the real text'}${isUndecided ? '; or remove it for none' : ''}`;
  };
  // A picture that waits for the company's own.
  const pictures = present.filter(({ meta, value }) => meta.folder && /\/placeholders\//.test(String(value)));
  const promised = present.filter(({ meta }) => meta.promised);
  const isPromised = (at: PropertyKey[]) =>
    promised.some(({ path }) => path.every((step, index) => step === at[index]));
  const fieldsThatPromise = new Set(
    promised.map(({ path }) => path.filter((step) => typeof step === 'string').join(' › ')),
  );
  const approval = `true ${whole.meta()?.approval ?? `once the company stands by ${[...fieldsThatPromise].join(', ')}`}`;
  return {
    file,
    kind,
    slug,
    order: Number(order),
    data,
    fields: present,
    placeholders: [...placeholders, ...pictures.map(({ path }) => path)].map((path) => ({
      ...markAt(path),
      meaning: meaningOf(path),
    })),
    promises: present.flatMap(({ value: text, path }) => {
      // What settings write in place of a name in braces is none.
      const isText = typeof text === 'string' && !/^\{\w+\}$/.test(text);
      return isText && isPromised(path) ? [{ ...markAt(path), text }] : [];
    }),
    unapproved: approved === false ? { ...markAt(['approved']), meaning: approval } : undefined,
    gaps: gaps.map(said),
    warnings: [...advice, ...warningsOn(present)].map(said),
    mistakes: [
      ...unread.map(({ line, message }) => `${file}:${line}: ${message}`),
      ...(unread.length > 0 ? [] : issues.filter((issue) => !gaps.includes(issue)).map(said)),
    ],
    placeOf,
  };
}
