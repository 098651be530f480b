import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { projectFile } from '../../build/lib/projectFile.ts';

/**
 * The folders of the code, and what each may import in addition to itself and packages. A folder imports only those
 * that come before it, so there are no import cycles. Add new folders to this list.
 */
const folders = {
  // Constants, addresses and types that Node and browsers share. No React, no DOM.
  'shared/core': [],
  // Labels and messages of components, which browsers import.
  'shared/words': [],
  // Content: its schemas, reading and marks, and what follows from it: references, links, vocabulary.
  'shared/model': ['shared/core', 'shared/words'],
  // What is typed into forms, as browsers keep it for the visit.
  'shared/drafts': ['shared/core'],
  // The rules of both forms, and the hooks that join them to React.
  'shared/forms': ['shared/core', 'shared/model', 'shared/words', 'shared/drafts'],
  // What runs in browsers: the start of a page, islands, motion.
  'shared/runtime': ['shared/core', 'shared/drafts', 'shared/forms'],
  // Components that know nothing of the business but the words of their controls.
  'shared/ui': ['shared/core', 'shared/words', 'shared/runtime'],
  // Components that know the business, for several pages.
  'shared/blocks': [
    'shared/core',
    'shared/content',
    'shared/model',
    'shared/words',
    'shared/forms',
    'shared/ui',
  ],
  // What every page declares.
  'shared/page': ['shared/core', 'shared/model', 'shared/words'],
  // The frame of every page: strip, header, banner, footer, loader.
  'shared/shell': [
    ...[
      'shared/core',
      'shared/content',
      'shared/model',
      'shared/words',
      'shared/runtime',
      'shared/ui',
      'shared/blocks',
    ],
    'shared/page',
  ],
  // One folder per template. Pages do not import each other.
  pages: [
    ...['shared/core', 'shared/model', 'shared/words', 'shared/drafts', 'shared/forms', 'shared/runtime'],
    ...['shared/ui', 'shared/blocks', 'shared/page', 'shared/shell'],
  ],
  // Helpers of programs in Node.
  'build/lib': ['shared/core', 'shared/model', 'shared/words'],
  // The inbox of the development and preview servers.
  'build/inbox': [
    'shared/core',
    'shared/content',
    'shared/model',
    'shared/words',
    'shared/forms',
    'build/lib',
  ],
  // Code for every build and both servers.
  build: ['shared', 'build/lib', 'build/inbox'],
  // Code for commands that people run.
  'scripts/tools': ['shared', 'build/lib', 'build/inbox', 'build'],
} satisfies Record<string, string[]>;

type Folder = keyof typeof folders;

const isIn = (folder: string) => (file: string) => file === folder || file.startsWith(`${folder}/`);

/** The files of the project that a file imports, by whatever statement. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return requests.map((request = '') => projectFile(file, request) ?? request);
}

const filesOf = (folder: string) =>
  fastGlob.sync(`${folder}/**/*.{ts,tsx}`, { ignore: ['**/{*.d.ts,node_modules/**}'] });

it('lists every folder of code', () => {
  const unlisted = filesOf('shared').filter(
    (file) => !Object.keys(folders).some((folder) => isIn(folder)(file)),
  );
  expect(unlisted).toEqual([]);
});

it.each(Object.keys(folders) as Folder[])('lets %s import only what it may', (folder) => {
  const names = Object.keys(folders) as Folder[];
  const allowed: string[] = folders[folder];
  const strays = filesOf(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) =>
        ['shared', 'pages', 'build', 'scripts', 'tests', 'hosting'].some((top) => isIn(top)(target)),
      )
      .filter(
        (target) =>
          ![folder, 'shared/pictures', 'shared/styles', ...allowed].some((one) => isIn(one)(target)),
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(strays).toEqual([]);
  for (const name of names.slice(names.indexOf(folder))) expect(allowed).not.toContain(name);
});

it('keeps Node out of what browsers load, and a page out of the others', () => {
  const files = filesOf('{shared,pages}');
  expect(files.filter((file) => importsOf(file).some((target) => target.startsWith('node:')))).toEqual([]);
  const crossing = filesOf('pages').filter((file) => {
    const own = file.split('/').slice(0, 2).join('/');
    return importsOf(file).some((target) => isIn('pages')(target) && !isIn(own)(target));
  });
  expect(crossing).toEqual([]);
});
