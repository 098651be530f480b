import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { checkPages } from '../../../scripts/pipeline/pages/checkPages.ts';
import { checkReferences } from '../../../shared/content/checkReferences.ts';
import { defineList } from '../../../shared/content/defineContent.ts';
import { pictureOf } from '../../../shared/content/pictures.ts';
import { line, pictureName } from '../../../shared/content/schema/fields.ts';
import { unfilled } from '../../../shared/content/schema/messages.ts';
import { examplePage } from '../seo/examplePage.ts';

const gap = `${unfilled}: write something`;
const schema = z.strictObject({ slug: z.string(), title: line(3, 40, 'Indore'), picture: pictureName });
const entries = ['first', 'second'].map((slug) => ({ slug, title: gap, picture: 'brand/mark' }));

afterEach(() => vi.unstubAllEnvs());

test('a build refuses gaps', () => {
  expect(() => defineList('example', schema, entries)).toThrow(/title: is still to be filled in/);
});

describe('while gaps are shown', () => {
  const showGaps = () => vi.stubEnv('SHOW_GAPS', '1');

  test('texts that are still to be filled in are taken as they are', () => {
    showGaps();
    expect(defineList('example', schema, entries)).toEqual(entries);
  });

  test('other mistakes are refused', () => {
    showGaps();
    const mistaken = entries.map((entry, index) => ({ ...entry, title: index ? '' : gap }));
    expect(() => defineList('example', schema, mistaken)).toThrow(
      /^shared\/content\/example\.ts › "second" › title: is empty: [^\n]*$/,
    );
  });

  test('a missing picture is replaced by the mark', () => {
    showGaps();
    const [entry] = entries;
    expect(() => defineList('example', schema, [{ ...entry!, picture: 'not/there' }])).not.toThrow();
    expect(pictureOf('not/there')).toEqual(pictureOf('brand/mark'));
  });

  test('pages may lack search texts', () => {
    showGaps();
    const search = { title: gap, description: `${gap} `.repeat(9) };
    const pages = ['/about/', '/contact/'].map((path) => examplePage({ path, search }));
    expect(() => checkPages(pages)).not.toThrow();
  });

  test('a reference that is still to be filled in refers to nothing', () => {
    const where = { file: 'services', field: 'related', targetFile: 'services' } as const;
    const entries = [{ slug: 'a', related: [gap, gap] }];
    expect(checkReferences({ ...where, entries, targets: [] })).toEqual([]);
  });
});
