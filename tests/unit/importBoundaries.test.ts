import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { rendererFile } from '../../build/pages/Page.ts';

/** What is shared with the code of Node. */
const shared = ['core', 'content', 'drafts', 'forms', 'model', 'page', 'runtime', 'shell', 'words'].map(
  (name) => `shared/${name}`,
);

const rooms = (names: string) => names.split(' ').map((name) => `build/${name}`);

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
  'build/lib': [...shared],
  // The rooms of the build, each after those that it uses: what hosts send; colours; pictures; pages.
  'build/hostHeaders.ts': [],
  'build/contentTypes.ts': [],
  'build/palette': [...shared, 'build/lib'],
  'build/pictures': [...shared, 'build/lib', 'build/palette'],
  'build/pages': [...shared, 'build/lib', 'build/hostHeaders.ts', 'build/palette'],
  // What machines read of a site: icons, head tags, share images.
  'build/siteFiles': [...shared, 'build/palette', 'build/pictures', 'build/pages'],
  'build/head': [...shared, 'build/palette', 'build/siteFiles'],
  'build/shareImages': [...shared, ...rooms('lib palette pictures pages head')],
  'build/security': [...shared, 'build/lib'],
  'build/output': [...shared, ...rooms('lib hostHeaders.ts pages')],
  // All that is known of a site.
  'build/SiteState.ts': [...shared, ...rooms('lib palette pictures pages head shareImages output')],
  'build/recordGraphs.ts': [],
  'build/styles': [...shared, ...rooms('lib pages recordGraphs.ts')],
  'build/html': [...shared, ...rooms('lib pages security SiteState.ts styles')],
  'build/budgets': [...shared, ...rooms('lib pages recordGraphs.ts')],
  // The development and preview servers.
  'build/inbox': [...shared, 'build/lib'],
  'build/serving': [
    ...shared,
    ...rooms('lib contentTypes.ts pictures pages siteFiles SiteState.ts styles html inbox'),
  ],
  'build/editor': [...shared, 'build/SiteState.ts', 'build/serving'],
  build: ['shared'],
  // Code for commands that people run.
  'scripts/tools': ['shared', 'build'],
} satisfies Record<string, string[]>;

type Folder = keyof typeof folders;

const isIn = (folder: string) => (file: string) => file === folder || file.startsWith(`${folder}/`);

/** The file of the project that an import names, seen from its root; undefined for a package. */
function projectFile(importer: string, request: string): string | undefined {
  if (request.startsWith('#')) return request.slice(1);
  return request.startsWith('.') ? path.posix.join(path.posix.dirname(importer), request) : undefined;
}

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
  fastGlob.sync(folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`, {
    ignore: ['**/{*.d.ts,node_modules/**}'],
  });

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

/** What a file imports, but for types, and what of it and of its elements works in browsers alone. */
function readStatic(file: string, text = readFileSync(file, 'utf8')) {
  const imports = parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => ({
        from: moduleRequest.value,
        target: projectFile(file, moduleRequest.value),
        name: importName.name ?? '*',
        local: localName.value,
      })),
  );
  const isIsland = (target?: string) => /^(pages\/[\w-]+|shared\/shell)\/islands\//.test(target ?? '');
  const dead = imports
    .filter(
      ({ from, target, name, local }) =>
        // `use` and `useId` work in HTML, too.
        /^(use(?!Id$)[A-Z]\w*|createRef|lazy|(Pure)?Component)$/.test(name) ||
        (from === 'react' && name === '*') ||
        (isIsland(target) && new RegExp(`(?<!of=\\{|/)\\b${local}\\b(?!.* from )`).test(text)) ||
        (!target && from !== 'react' && text.includes(`<${local}`)),
    )
    .map(({ name, local }) => (name === '*' ? local : name));
  const handlers = Array.from(text.matchAll(/\s(on[A-Z]\w*|ref)=\{/g), ([, name]) => name!);
  const files = imports.flatMap(({ target }) => (target && !isIsland(target) ? [target] : []));
  return { dead: [...dead, ...handlers], files: files.filter((target) => /\.tsx?$/.test(target)) };
}

it('has state and handlers only in islands: elsewhere they would be silently dead', () => {
  const templates = fastGlob.sync('pages/*/*Page.tsx');
  /** The files that are rendered outside islands, each with the one that leads to it. */
  const shown = new Map([rendererFile, ...templates].map((file) => [file, '']));
  const found: string[] = [];
  for (const [file, from] of shown) {
    const { dead, files } = readStatic(file);
    if (dead.length > 0) found.push(`${file}, which ${from} shows: ${dead}`);
    for (const next of files) if (!shown.has(next)) shown.set(next, file);
  }
  expect(found, 'to be shown with <Island of={…}>').toEqual([]);
});

const film = "import { Film } from './islands/Film.tsx';\n";

it.each([
  ['<button onClick={() => {}} />', ['onClick']],
  ['<input ref={field} />', ['ref']],
  ["import { useState as state } from 'react';", ['useState']],
  ["import { Component } from 'react';", ['Component']],
  ["import * as React from 'react';", ['React']],
  ["import { useTime } from './parts/useTime.ts';", ['useTime']],
  ["import Swiper from 'swiper';\n<Swiper />", ['Swiper']],
  [`${film}<Film />`, ['Film']],
  [`${film}wrap(Film)`, ['Film']],
  [`${film}<Island of={Film} props={{}} />`, []],
  ["import { type Component, useId } from 'react';\n<p id={useId()} />", []],
])('a section with %s is found to need React in browsers: %j', (code, dead) => {
  expect(readStatic('pages/a/APage.tsx', code).dead).toEqual(dead);
});
