import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { checkReferences } from '#shared/model/checkReferences.ts';
import { defineList } from '#shared/model/defineContent.ts';
import { pictureOf } from '#shared/model/pictures.ts';
import { line, pictureIn } from '#shared/model/schema/fields.ts';
import { unfilled } from '#shared/model/schema/messages.ts';
import { checkPages } from '../../../build/pages/checkPages.ts';
import { examplePage } from '../../support/examples/examplePage.ts';

const gap = `${unfilled}: write something`;
const schema = z.strictObject({
  slug: z.string(),
  title: line(3, 40, 'Indore'),
  picture: pictureIn('brand', 'a picture'),
});
const entry = { slug: 'first', title: gap, picture: 'brand/mark' };

beforeEach(() => void vi.stubEnv('SHOW_GAPS', '1'));

test('accepts texts and pictures that are still missing, and refuses other mistakes', () => {
  const list = [entry, { ...entry, slug: 'second', picture: 'not/there' }];
  expect(defineList('example', schema, list)).toEqual(list);
  expect(pictureOf('not/there')).toEqual(pictureOf('brand/mark'));
  expect(() => defineList('example', schema, [entry, { ...entry, slug: 'third', title: '' }])).toThrow(
    /^shared\/content\/example\.ts › "third" › title: is empty: [^\n]*$/,
  );
});

test('pages may lack search texts', () => {
  const search = { title: gap, description: `${gap} `.repeat(9) };
  const pages = ['/about/', '/contact/'].map((path) => examplePage({ path, search }));
  expect(() => checkPages(pages)).not.toThrow();
});

test('a reference that is still to be filled in refers to nothing', () => {
  const where = { file: 'services', field: 'related' as const, targetFile: 'services', targets: [] };
  expect(checkReferences({ ...where, entries: [{ slug: 'a', related: [gap, gap] }] })).toEqual([]);
});
