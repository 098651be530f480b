import { expect, test } from 'vitest';
import { hashedFolders } from '../../../../build/hostHeaders.ts';
import { checkPages } from '../../../../build/pages/checkPages.ts';
import type { Page } from '../../../../build/pages/Page.ts';
import { examplePage } from '../../../support/examples/examplePage.ts';

const search = (word: string) => ({ title: `About ${word}`, description: `What there is about ${word}.` });

const page = (path: string, changes: Partial<Page> = {}) =>
  examplePage({ path, search: search(path), ...changes });

const reserved = (folder: string) => `path: "${folder}" is the name of a folder whose files browsers keep`;

test.each<[Page[], string | RegExp]>([
  [[page('/a/'), page('/a/', { search: search('b') })], 'page.ts › /a/ › path: "/a/" is also that of /a/'],
  ...hashedFolders.map((folder): [Page[], string] => [[page(`/${folder}/`)], reserved(folder)]),
  [[page('/assets/all/')], reserved('assets')],
  [[page('/a')], '/a › path: must be small letters'],
  [[page('/a/', { search: { ...search('a'), title: '' } })], 'search.title: is empty'],
  [
    [page('/a/'), page('/b/', { search: search('/a/') })],
    '/b/ › search.title: "About /a/" is also that of /a/',
  ],
  [
    [page('/a/'), page('/b/', { search: { ...search('/a/'), title: 'Another title' } })],
    '/b/ › search.description: "What',
  ],
  [[page('/a/', { aliasOf: '/b/' })], 'aliasOf: there is no page /b/'],
  [
    [page('/a'), page('/b/', { template: 'x/YPage' })],
    /\/a › path[^\n]*\n[^\n]*\/b\/ › template: "x\/YPage" is unknown: there is no pages\/x\/YPage\.tsx/,
  ],
])('the pages %j are refused with file and field', (pages, message) => {
  expect(() => checkPages(pages)).toThrow(message);
});

test('an address may hold the name of a folder within a longer word, and an alias repeat the texts of its original', () => {
  const alias = page('/b/', { aliasOf: '/video-production/', search: search('/video-production/') });
  expect(() => checkPages([page('/video-production/'), alias])).not.toThrow();
});
