import { ContentError } from './ContentError.ts';

type Kind = 'placeholder' | 'promise';

/** A text that the company has to replace or approve before the site goes live. */
export type Mark = {
  kind: Kind;
  value: string;
  /** What belongs in place of a placeholder; empty for a promise. */
  belongs: string;
  /**
   * The file and line of the mark, such as `shared/content/company.ts:6`; undefined if the engine does not report it.
   */
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

/** A marked text until `defineContent` removes the mark. */
class MarkedText {
  readonly place = placeOfCall();

  constructor(
    readonly kind: Kind,
    readonly value: string,
    readonly belongs: string,
  ) {}

  /** @throws ContentError: joined with another text, the mark would be lost */
  toString(): never {
    const where = this.place ?? 'shared/content';
    throw new ContentError(
      `${where}: the mark is inside a longer text: put ${this.kind}(…) around the whole text`,
    );
  }
}

// For the caller it is a text, as it is after the check.
const marked = <Value extends string>(kind: Kind, value: Value, belongs = '') =>
  new MarkedText(kind, value, belongs) as unknown as Value;

/**
 * Marks a placeholder that the site was delivered with. It is shown, left out of search data, and listed by
 * `npm run launch-check` until the real value replaces it.
 * @param belongs what belongs in its place
 */
export function placeholder<Value extends string>(value: Value, belongs: string): Value {
  return marked('placeholder', value, belongs);
}

/** Marks a promise that the company has to approve; `npm run launch-check` lists it until then. */
export function promise<Value extends string>(text: Value): Value {
  return marked('promise', text);
}

/** Marks a promise that the company has approved. */
export function approved<Value extends string>(text: Value): Value {
  return text;
}

/** The data without its marks, and the marks with the paths to their texts. */
export function takeMarks<Data>(data: Data): { plain: Data; marks: Mark[] } {
  const marks: Mark[] = [];
  const strip = (value: unknown, path: string[]): unknown => {
    if (value instanceof MarkedText) {
      marks.push({ ...value, path });
      return value.value;
    }
    if (Array.isArray(value)) return value.map((item, index) => strip(item, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, strip(item, [...path, key])]));
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
