import { z } from 'zod';
import { fieldLabel, hintOf, isNeeded, sentence } from '#shared/model/schema/describe.ts';
import { bareSchema, type Meta } from '#shared/model/schema/fieldsIn.ts';
import { fileSchemas } from '#shared/model/schema/files.ts';
import { numeral } from '#shared/model/tidy.ts';

export type FormField = { name: string; label: string; widget: string; [option: string]: unknown };

type Leaf = Partial<
  Record<'type' | 'pattern' | 'format', string> &
    Record<'minItems' | 'maxItems' | 'minimum' | 'maximum' | 'exclusiveMinimum', number>
> & { enum?: string[] };

/** Longer texts, in characters, get several lines; those of a list only if they are longer than its rows. */
const longLine = 90;
const longRow = 160;

/** One of many: "Links to overviews" has a "Link to overviews". */
const oneOf = (label: string) => label.replace(/(ie)?s\b/, (_end, many) => (many ? 'y' : ''));

/** A rule that can be checked while a text is typed, and its message. Placeholders have brackets. */
function patternOf(schema: z.ZodType, { pattern, format }: Leaf): object {
  if (!pattern) return {};
  const message = schema.safeParse(' ').error!.issues[0]!.message.replace(/^.*?: /, '');
  const rule = new RegExp(`^\\[.*\\]$|${pattern}`, format === 'email' ? 'i' : '');
  return { pattern: [String(rule), sentence(message)] };
}

const joined = (...sentences: unknown[]) => sentences.filter(Boolean).join(' ');

const relationTo = ({ refersTo = '', refersToField }: Meta) => ({
  widget: 'relation',
  ...(refersTo in fileSchemas ? { collection: '_singletons', file: refersTo } : { collection: refersTo }),
  value_field: refersToField,
  display_fields: refersToField ? undefined : ['name'],
});

function listField(
  field: FormField,
  one: FormField,
  element: z.ZodType,
  { minItems: min, maxItems: max }: Leaf,
): FormField {
  const labelOfOne = oneOf(field.label);
  const list = { ...field, widget: 'list', label_singular: labelOfOne, min, max };
  if (one.widget === 'relation') {
    const { name, label, hint, required, ...relation } = one;
    return { ...field, ...relation, multiple: true, min, max };
  }
  if (one.widget === 'object') {
    const fields = one.fields as FormField[];
    const title = fields.find(({ name }) => ['title', 'name', 'label', 'heading', 'question'].includes(name));
    return { ...list, collapsed: true, ...(title && { summary: `{{fields.${title.name}}}` }), fields };
  }
  const { advisedLength } = (element.meta() ?? {}) as Meta;
  if (!advisedLength || advisedLength.max > longRow) return { ...list, field: { ...one, label: labelOfOne } };
  return { ...list, hint: joined(field.hint, one.hint, 'One in each row; Save divides pasted lines.') };
}

/** Typed as a text: a field for numbers loses what is before a comma, and words, without saying so. */
const amount: Leaf = { pattern: numeral.source };

function leafField(field: FormField, schema: z.ZodType, leaf: Leaf, { advisedLength }: Meta): FormField {
  if (leaf.enum) return { ...field, widget: 'select', options: leaf.enum };
  if (leaf.type === 'boolean') return { ...field, widget: 'boolean', required: false };
  if (leaf.type === 'integer' || leaf.type === 'number') {
    const { type, minimum: min = leaf.exclusiveMinimum, maximum } = leaf;
    const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
    return { ...field, widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
  }
  if (leaf.format === 'date') return { ...field, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const isLong = (advisedLength?.max ?? 0) > longLine;
  const hint = isLong ? joined(field.hint, 'One paragraph.') : field.hint;
  return {
    ...field,
    hint,
    widget: isLong ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...patternOf(schema, leaf),
  };
}

/** A field of a form. It must be filled in unless the schema accepts nothing in its place. */
function fieldOf(name: string, schema: z.ZodType): FormField {
  const { schema: bare = schema, meta } = bareSchema(schema, undefined);
  const field = {
    name,
    label: fieldLabel(name, meta),
    hint: hintOf(meta),
    required: isNeeded(schema),
    widget: '',
  };
  if (meta.folder) {
    const folder = `/shared/pictures/${meta.folder}`;
    return { ...field, widget: 'image', choose_url: false, media_folder: folder, public_folder: folder };
  }
  if (meta.refersTo) return { ...field, ...relationTo(meta) };
  if (bare instanceof z.ZodObject) return { ...field, widget: 'object', fields: formOf(bare.shape) };
  const leaf = z.toJSONSchema(bare, { io: 'input', unrepresentable: 'any' }) as Leaf;
  if (!(bare instanceof z.ZodArray)) return leafField(field, bare, meta.isAmount ? amount : leaf, meta);
  const element = bare.element as z.ZodType;
  return listField(field, fieldOf('item', element), element, leaf);
}

export const formOf = (fields: Record<string, z.ZodType>): FormField[] =>
  Object.entries(fields).map(([name, schema]) => fieldOf(name, schema));

/** A line for each value in the data of a content file, after what forms call its field and the groups around that. */
export const linesOf = (data: unknown, fields: FormField[], label = ''): string[] =>
  typeof data !== 'object' || data === null
    ? [`${label}: ${data}`]
    : Object.entries(data).flatMap(([name, value]) => {
        const field = fields.find((field) => field.name === name);
        const own = Array.isArray(data) ? '' : (field?.label ?? name);
        const inner = Array.isArray(data) ? fields : ((field?.fields as FormField[]) ?? []);
        return linesOf(value, inner, [label, own].filter(Boolean).join(' › '));
      });
