import { ContentError } from './ContentError.ts';

type Kind = 'placeholder' | 'promise';

/** A text that the company has to settle before the site goes live. */
export type Mark = {
  kind: Kind;
  value: string;
  /** What belongs in place of a placeholder; empty for a promise. */
  belongs: string;
  /** The file and line of the mark, such as `shared/content/company.ts:6`; undefined where the engine does not say. */
  place: string | undefined;
  /** The steps to the text in the data of its file, such as `['address', 'street']`. */
  path: string[];
};

const marksKey = Symbol.for('content marks');

/** The place in a content file at which a mark was written, from the stack of the call. */
function placeOfCall(): string | undefined {
  const places = [...String(new Error().stack).matchAll(/shared[\\/]content[\\/]([\w\\/]+\.ts):(\d+)/g)];
  const [, file, line] = places.find(([, name]) => name !== 'marks.ts') ?? [];
  return file && `shared/content/${file.replaceAll('\\', '/')}:${line}`;
}

/** What a marked text is until `defineContent` takes the mark off. */
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

// The caller writes a text, and reads one from the checked content.
const marked = <Value extends string>(kind: Kind, value: Value, belongs = '') =>
  new MarkedText(kind, value, belongs) as unknown as Value;

/**
 * Marks a value that the site was delivered with. It is shown as it is, left out of search data, and listed by
 * `npm run launch-check` until the real value is there without the mark.
 * @param belongs what belongs in its place
 */
export function placeholder<Value extends string>(value: Value, belongs: string): Value {
  return marked('placeholder', value, belongs);
}

/** Marks a text that promises what only the company can keep; `npm run launch-check` lists it until it is approved. */
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

/** Notes the marks on the content that they were taken from, where nothing that reads or prints it sees them. */
export function keepMarks(content: object, marks: Mark[]): void {
  Object.defineProperty(content, marksKey, { value: marks });
}

/** The marks in what `defineContent` or `defineList` returned; none for anything else. */
export function marksOf(content: unknown): Mark[] {
  return (Object(content) as { [marksKey]?: Mark[] })[marksKey] ?? [];
}

/** Whether the text at a path of the content is a placeholder, as in `isPlaceholder(company, 'address', 'street')`. */
export function isPlaceholder(content: unknown, ...path: (string | number)[]): boolean {
  return marksOf(content).some((mark) => mark.kind === 'placeholder' && mark.path.join() === path.join());
}
