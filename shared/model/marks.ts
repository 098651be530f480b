import { UserError } from '../core/UserError.ts';

type Kind = 'placeholder' | 'promise';

/** Fields that name or illustrate the subject of a marked group, and promise nothing themselves. */
const namingFields = new Set(['icon', 'logo', 'name', 'table', 'title', 'whatItIs']);

/** A text that the company has to replace or approve before the site goes live. */
export type Mark = {
  kind: Kind;
  value: string;
  /** What belongs in place of a placeholder; empty for a promise. */
  replacement: string;
  /** File and line, such as `shared/content/company.ts:6`; undefined if the engine does not report them. */
  place: string | undefined;
  /** The path to the text in the data of its file, such as `['address', 'street']`. */
  path: string[];
};

const marksKey = Symbol.for('content marks');

/** The position of a mark in a content file, from the call stack. */
function placeOfCall(): string | undefined {
  const places = [...String(new Error().stack).matchAll(/shared[\\/]content[\\/]([\w\\/]+\.ts):(\d+)/g)];
  const [, file, line] = places.find(([, name]) => name !== 'marks.ts') ?? [];
  return file && `shared/content/${file.replaceAll('\\', '/')}:${line}`;
}

/** A marked text, list or group until `defineContent` removes the mark. */
class Marked {
  readonly place = placeOfCall();

  constructor(
    readonly kind: Kind | 'approved',
    readonly value: unknown,
    readonly replacement: string,
  ) {}

  /** @throws UserError, because joining a mark with other text would lose it */
  toString(): never {
    const where = this.place ?? 'shared/content';
    throw new UserError(
      `${where}: the mark is inside a longer text: put ${this.kind}(…) around the whole text`,
    );
  }
}

// For the caller, it has the type of what was marked, which it is again after the check.
const marked = <Value>(kind: Marked['kind'], value: Value, replacement = '') =>
  new Marked(kind, value, replacement) as unknown as Value;

/**
 * Marks a placeholder that the site was delivered with: a text or a group of texts. It is shown on pages, left out of
 * the data for search engines, and listed by `npm run launch-check` until the real value replaces it.
 * @param replacement what belongs in its place
 */
export function placeholder<const Value extends string | object>(value: Value, replacement: string): Value {
  return marked('placeholder', value, replacement);
}

/**
 * Marks a claim about the company's work, which the company must approve: a text, or all texts of a list or group
 * except names. `npm run launch-check` lists it until then. A mark inside a marked group takes precedence.
 */
export function promise<const Value extends string | unknown[]>(value: Value): Value {
  return marked('promise', value);
}

/** Marks promises that the company has approved. */
export function approved<const Value extends string | unknown[]>(value: Value): Value {
  return marked('approved', value);
}

/** Whether a value is marked as a whole, or in all of its parts. */
export function isMarked(value: unknown): boolean {
  if (value instanceof Marked) return true;
  return Array.isArray(value) && value.every(isMarked);
}

/** Separates data into the plain data and the marks, with the paths to their texts. */
export function takeMarks<Data>(data: Data): { plain: Data; marks: Mark[] } {
  const marks: Mark[] = [];
  const strip = (value: unknown, path: string[], around?: Marked): unknown => {
    if (value instanceof Marked) {
      if (value.kind !== 'placeholder' || typeof value.value === 'string')
        return strip(value.value, path, value);
      // A whole group is replaced at once.
      marks.push({ ...value, kind: value.kind, value: '', path });
      return strip(value.value, path);
    }
    if (Array.isArray(value))
      return value.map((item, index) => strip(item, [...path, String(index)], around));
    if (typeof value === 'object' && value !== null) {
      const strippedField = ([key, item]: [string, unknown]) => [
        key,
        strip(item, [...path, key], namingFields.has(key) ? undefined : around),
      ];
      return Object.fromEntries(Object.entries(value).map(strippedField));
    }
    if (around && around.kind !== 'approved')
      marks.push({ ...around, kind: around.kind, value: String(value), path });
    return value;
  };
  return { plain: strip(data, []) as Data, marks };
}

/** Attaches marks to the content that they were taken from, as a hidden property. */
export function keepMarks(content: object, marks: Mark[]): void {
  Object.defineProperty(content, marksKey, { value: marks });
}

/** The marks of a result of `defineContent` or `defineList`; none for anything else. */
export function marksOf(content: unknown): Mark[] {
  return (Object(content) as { [marksKey]?: Mark[] })[marksKey] ?? [];
}

/** Whether the text at a path of the content is a placeholder, as in `isPlaceholder(company, 'address', 'street')`. */
export function isPlaceholder(content: unknown, ...path: (string | number)[]): boolean {
  return marksOf(content).some((mark) => mark.kind === 'placeholder' && mark.path.join() === path.join());
}
