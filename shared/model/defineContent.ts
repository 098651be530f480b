import { z } from 'zod';
import { UserError } from '../core/UserError.ts';
import { keepMarks, type Mark, takeMarks } from './marks.ts';
import { namedTechnologies } from './namedTechnologies.ts';
import { placeOf } from './placeOf.ts';
import { repetitionsOf } from './repetitionsOf.ts';
import { technologyName } from './schema/fields.ts';
import { fieldsIn } from './schema/fieldsIn.ts';
import { explainIssue, refusedIssues } from './schema/messages.ts';
import { unmarkedPromises } from './schema/unmarked.ts';
import { warningsOn } from './schema/warningsOn.ts';
import { warnings } from './warnings.ts';

const lacksWords = ({ kind, replacement }: Mark) => kind === 'placeholder' && !replacement?.trim();
const explanation =
  "the mark does not say what belongs there: write placeholder('Brandname', 'the company’s name')";

const unmarked =
  'says how the company works and is not marked: write promise(…) around it, or approved(…) once the company stands by it';

/**
 * Checks the data of a content file against its schema and returns it without its marks, which `marksOf` reads. Advice,
 * such as on the length of a text, goes into `warnings`.
 * @param file name of the file in shared/content/ without its extension, for messages
 * @throws UserError that names file, entry and field of every mistake, with an example of a valid value
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const { plain, marks } = takeMarks(data);
  const result = schema.safeParse(plain, { error: explainIssue });
  const mistakes = [
    ...refusedIssues(result.error?.issues ?? [], plain),
    ...marks.filter(lacksWords).map(({ path }) => ({ path, message: explanation })),
    ...unmarkedPromises(schema, data).map((path) => ({ path, message: unmarked })),
  ];
  if (mistakes.length > 0) {
    throw new UserError(
      mistakes.map(({ path, message }) => `${placeOf(file, path, plain)}: ${message}`).join('\n'),
    );
  }
  const content = result.success ? result.data : (plain as z.output<Schema>);
  warnings.push(
    ...warningsOn(schema, plain).map(({ path, message }) => `${placeOf(file, path, plain)}: ${message}`),
  );
  for (const field of fieldsIn(schema, plain).filter(({ schema }) => schema === technologyName)) {
    const place = placeOf(file, field.path, plain);
    namedTechnologies.push({ name: String(field.value), place, list: file + field.path.slice(0, -1) });
  }
  keepMarks(content as object, marks);
  return content;
}

/** Fields that identify an entry with a page: its address, and its name for people, menus and applications. */
const distinctFields = ['slug', 'name', 'title'] as const;

type Named = Partial<Record<(typeof distinctFields)[number], string>>;

/** The message for a repeated value; `first` is the slug of the entry that had it first, `slug` that of the other. */
function repetitionMessage(field: string, value: string, slug: string, first: string): string {
  if (field === 'slug') return `is used twice: give each entry its own, such as "${slug}-2"`;
  return `"${value}" is already that of "${first}", and people tell entries apart by it: add what is special, such as "${value} (Mumbai)"`;
}

/** The messages for entries with the same address or name; entries without a slug may share one. */
function repetitionMistakes(file: string, list: Named[]): string[] {
  const pages = list.filter(({ slug }) => slug !== undefined);
  return distinctFields.flatMap((field) =>
    repetitionsOf(pages, (entry) => entry[field]).map(([{ slug = '', [field]: value = '' }, first]) => {
      const message = repetitionMessage(field, value, slug, first.slug!);
      return `shared/content/${file}.ts › "${slug}" › ${field}: ${message}`;
    }),
  );
}

/** The same for a list; slugs must differ, and so must the names of entries with a slug. */
export function defineList<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>[],
): z.output<Schema>[] {
  const list = defineContent(file, z.array(schema), data) as z.output<Schema>[];
  const mistakes = repetitionMistakes(file, list as Named[]);
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  return list;
}
