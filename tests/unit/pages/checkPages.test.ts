import { describe, expect, test } from 'vitest';
import { hashedFolders } from '../../../scripts/pipeline/hosting.ts';
import { checkPages, type Page } from '../../../scripts/pipeline/pages/checkPages.ts';

const search = (word: string) => ({
  title: `A title about ${word}`,
  description: `A description of the page about ${word} that is long enough to tell a reader of a list of results what it holds.`,
});

const page = (path: string, changes: Partial<Page> = {}): Page => ({
  path,
  template: 'components/ComponentsPage',
  name: path,
  search: search(path),
  props: {},
  file: 'pages/example/page.ts',
  ...changes,
});

describe('a list of pages is refused, with file and field, when', () => {
  test.each<[string, Page[], RegExp]>([
    [
      'an address is repeated',
      [page('/a/'), page('/a/', { search: search('b') })],
      /page\.ts › \/a\/ › path: repeats/,
    ],
    ...hashedFolders.flatMap((folder): [string, Page[], RegExp][] => {
      const message = new RegExp(
        `path: "${folder}" is the name of a folder whose files browsers keep for a year`,
      );
      return [
        [`an address is that of the folder ${folder}`, [page(`/${folder}/`)], message],
        [`an address below another ends in ${folder}`, [page(`/services/${folder}/`)], message],
        [`an address goes through ${folder}`, [page(`/${folder}/all/`)], message],
      ];
    }),
    ['an address lacks its slash', [page('/a')], /\/a › path: must be small letters/],
    [
      'a title is missing',
      [page('/a/', { search: { ...search('a'), title: '' } })],
      /search\.title: is empty/,
    ],
    [
      'a title repeats',
      [page('/a/'), page('/b/', { search: search('/a/') })],
      /\/b\/ › search\.title: repeats that of \/a\//,
    ],
    [
      'a description repeats',
      [page('/a/'), page('/b/', { search: { ...search('/a/'), title: 'Another title of its own' } })],
      /\/b\/ › search\.description: repeats/,
    ],
    [
      'a template is unknown',
      [page('/a/', { template: 'nowhere/NonePage' })],
      /template: "nowhere\/NonePage" is unknown: there is no pages\/nowhere\/NonePage\.tsx/,
    ],
    ['a name is missing', [page('/a/', { name: '' })], /name: is missing/],
    ['an alias has no original', [page('/a/', { aliasOf: '/b/' })], /aliasOf: there is no page \/b\//],
  ])('%s', (_case, pages, message) => {
    expect(() => checkPages(pages)).toThrow(message);
  });
});

test('an address may hold the name of a folder within a longer word', () => {
  expect(() => checkPages([page('/video-production/'), page('/services/image-sharing/')])).not.toThrow();
});

test('every mistake is reported at once, one per line', () => {
  const broken = [page('/a/', { name: '' }), page('/b/', { template: 'x/YPage' })];
  expect(() => checkPages(broken)).toThrow(/\/a\/ › name[^\n]*\n[^\n]*\/b\/ › template/);
});

test('an alias may repeat the texts of its original', () => {
  expect(() =>
    checkPages([page('/a/'), page('/b/', { aliasOf: '/a/', search: search('/a/') })]),
  ).not.toThrow();
});
