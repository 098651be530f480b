import { z } from 'zod';
import { fileSchemas } from '#shared/model/schema/files.ts';

/** A field of a form, in the words of the editor's configuration. */
export type FormField = { name: string; label: string; widget: string; [option: string]: unknown };

/** What a schema says of a field to people, and to the editor. */
type Meta = {
  label?: string;
  meaning?: string;
  example?: string;
  advisedLength?: { min: number; max: number };
  promised?: boolean;
  /** The kind of the entries that it names, and where their names are if they are not those of the files. */
  refersTo?: string;
  refersToField?: string;
  isPicture?: boolean;
  /** Below shared/pictures/, for what is uploaded. */
  folder?: string;
};

/** What JSON Schema says of a leaf or a list. */
type Leaf = Partial<
  Record<'type' | 'pattern' | 'format', string> &
    Record<'minItems' | 'maxItems' | 'minimum' | 'maximum' | 'exclusiveMinimum', number>
> & { enum?: string[] };

/** Longer texts, in characters, get several lines; those of a list only if they are longer than its rows. */
const longLine = 90;
const longRow = 160;

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`;

/** `mainSkills` is "Main skills". */
const labelOf = (name: string) => sentence(name.replace(/[A-Z]/g, ' $&').toLowerCase()).slice(0, -1);

function hintOf({ meaning, example = '', advisedLength, promised }: Meta): string {
  return [
    promised && 'A promise.',
    meaning && sentence(meaning),
    advisedLength && `${advisedLength.min} to ${advisedLength.max} characters look best.`,
    example && example.length < longLine && !meaning?.includes('such as') && `Such as “${example}”.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A schema and those that it wraps, such as that of an optional text; of two alternatives, the second. */
function layersOf(schema: z.ZodType): z.ZodType[] {
  const inner =
    schema instanceof z.ZodUnion
      ? schema.options.at(-1)
      : schema instanceof z.ZodPipe
        ? schema.in
        : (schema as z.ZodOptional).unwrap?.();
  return inner && !(schema instanceof z.ZodArray) ? [schema, ...layersOf(inner as z.ZodType)] : [schema];
}

/** A rule that can be checked while a text is typed, and its message. Placeholders have brackets. */
function patternOf(schema: z.ZodType, { pattern, format }: Leaf): object {
  if (!pattern) return {};
  const message = schema.safeParse('\0').error!.issues[0]!.message.replace(/^.*?: /, '');
  const rule = new RegExp(`^\\[.*\\]$|${pattern}`, format === 'email' ? 'i' : '');
  return { pattern: [String(rule), sentence(message)] };
}

const relationTo = ({ refersTo = '', refersToField }: Meta) => ({
  widget: 'relation',
  ...(refersTo in fileSchemas ? { collection: '_singletons', file: refersTo } : { collection: refersTo }),
  value_field: refersToField,
  display_fields: refersToField ? undefined : ['name'],
});

function listField(field: FormField, element: z.ZodType, { minItems: min, maxItems: max }: Leaf): FormField {
  const one = fieldOf('item', element);
  const labelOfOne = field.label.replace(/ies$/, 'y').replace(/s$/, '');
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
  return { ...list, hint: [field.hint, one.hint].filter(Boolean).join(' ') };
}

function leafField(field: FormField, schema: z.ZodType, leaf: Leaf, { advisedLength }: Meta): FormField {
  if (leaf.enum) return { ...field, widget: 'select', options: leaf.enum };
  if (leaf.type === 'boolean') return { ...field, widget: 'boolean', required: false };
  if (leaf.type === 'integer' || leaf.type === 'number') {
    const { type, minimum: min = leaf.exclusiveMinimum, maximum } = leaf;
    const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
    return { ...field, widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
  }
  if (leaf.format === 'date') return { ...field, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const widget = (advisedLength?.max ?? 0) > longLine ? 'text' : 'string';
  return { ...field, widget, use_emoji_autocomplete: false, ...patternOf(schema, leaf) };
}

/** A field of a form. It must be filled in unless the schema accepts nothing in its place. */
function fieldOf(name: string, schema: z.ZodType): FormField {
  const layers = layersOf(schema);
  const bare = layers.at(-1)!;
  const meta: Meta = Object.assign({}, ...layers.map((layer) => layer.meta()).reverse());
  const required = ![undefined, '', []].some((nothing) => schema.safeParse(nothing).success);
  const field = { name, label: meta.label ?? labelOf(name), hint: hintOf(meta), required, widget: '' };
  if (meta.isPicture) {
    const folder = ['/shared/pictures', meta.folder].filter(Boolean).join('/');
    return { ...field, widget: 'image', choose_url: false, media_folder: folder, public_folder: folder };
  }
  if (meta.refersTo) return { ...field, ...relationTo(meta) };
  if (bare instanceof z.ZodObject)
    return { ...field, widget: 'object', collapsed: 'auto', fields: formOf(bare.shape) };
  const leaf = z.toJSONSchema(bare, { io: 'input', unrepresentable: 'any' }) as Leaf;
  return bare instanceof z.ZodArray
    ? listField(field, bare.element as z.ZodType, leaf)
    : leafField(field, bare, leaf, meta);
}

/** The fields of a form, in the order of a schema's. */
export const formOf = (fields: Record<string, z.ZodType>): FormField[] =>
  Object.entries(fields).map(([name, schema]) => fieldOf(name, schema));
