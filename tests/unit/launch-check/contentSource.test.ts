import { describe, expect, test } from 'vitest';
import { ContentSource } from '../../../scripts/lib/content/ContentSource.ts';

const source = (text: string) => new ContentSource('shared/content/example.ts', text);

const list = source(`import { defineList } from './defineContent.ts';
const common = { place: 'Indore' };
const schema = z.object({ words: line(2, 4, 'an example') });

/** "A comment" is no text. */
export const jobs = defineList('jobs', schema, [
  { slug: 'one', tags: ['first', \`second\`], ...common },
  {
    name: "the client's",
    sign: '©',
  },
] as const);
`);

describe('a content file', () => {
  test('tells every text with its line and field, and none of imports, schemas and comments', () => {
    expect(list.texts()).toEqual([
      { value: 'Indore', line: 2, field: 'place' },
      { value: 'one', line: 7, field: '"one" › slug' },
      { value: 'first', line: 7, field: '"one" › tags › entry 1' },
      { value: 'second', line: 7, field: '"one" › tags › entry 2' },
      { value: "the client's", line: 9, field: '"the client\'s" › name' },
      { value: '©', line: 10, field: '"the client\'s" › sign' },
    ]);
  });

  test('tells entries of one name apart', () => {
    const twins = source("export const a = defineList('a', s, [{ name: 'Client' }, { name: 'Client' }]);");
    expect(twins.texts().map(({ field }) => field)).toEqual([
      '"Client" (entry 1) › name',
      '"Client" (entry 2) › name',
    ]);
  });

  test('finds the line of a field behind signs of several bytes', () => {
    const settings = source(
      "// ©™ 日本\nexport const c = defineContent('c', s, {\n  forms: { target: '' },\n});",
    );
    expect(settings.lineOfField('forms › target')).toBe(3);
    expect(settings.lineOfField('forms › nothing')).toBeUndefined();
  });

  test('that is no program is refused', () => {
    expect(() => source("export const a = { b: 'c' d: 'e' };")).toThrow('cannot be read');
  });
});

describe('an entry is added', () => {
  const added = (text: string) => {
    const before = source(text);
    return before.withEntry(before.list()!, "  { slug: 'new' }");
  };

  test('behind the last one, and all else stays as it is', () => {
    const text = "// Kept.\nexport const a = defineList('a', s, [\n  { slug: 'one' },\n  // And this.\n]);\n";
    expect(added(text)).toBe(
      "// Kept.\nexport const a = defineList('a', s, [\n  { slug: 'one' },\n  { slug: 'new' },\n  // And this.\n]);\n",
    );
  });

  test('to an empty list', () => {
    expect(added("export const a = defineList('a', s, []);\n")).toBe(
      "export const a = defineList('a', s, [\n  { slug: 'new' },\n]);\n",
    );
  });

  test('to a list within an entry, and to one in the settings', () => {
    const pages = source(
      "export const p = defineList('p', s, [{ slug: 'web', technologies: [{ name: 'A' }] }]);",
    );
    expect(pages.namesIn(pages.listWithin('web', 'technologies')!)).toEqual(['A']);
    expect(pages.listWithin('app', 'technologies')).toBeUndefined();
    const settings = source("export const n = defineContent('n', s, { links: [{ label: 'Home' }] });");
    expect(settings.namesIn(settings.listOf('links')!)).toEqual(['Home']);
    expect(settings.listOf('others')).toBeUndefined();
  });
});
