import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { rendererFile } from '../../build/pages/Page.ts';

/** The folders of `shared`, each with those that it may import: what comes before it, so there are no cycles. */
const sharedFolders: Record<string, string[]> = {
  core: [],
  words: [],
  model: ['core', 'words'],
  drafts: ['core'],
  forms: ['core', 'words', 'model', 'drafts'],
  runtime: ['core', 'drafts', 'forms'],
  ui: ['core', 'words', 'runtime'],
  blocks: ['core', 'words', 'model', 'forms', 'ui'],
  page: ['core', 'words', 'model'],
  shell: ['core', 'words', 'model', 'runtime', 'ui', 'blocks', 'page'],
};

/** What the code of Node may import of `shared`. */
const forNode = ['core', 'words', 'model', 'drafts', 'forms', 'runtime', 'page', 'shell'];

/** The rooms of the build: each may import those before it. */
const rooms = `lib hostHeaders.ts recordGraphs.ts palette pictures pages siteFiles head shareImages
  security output SiteState.ts styles html budgets inbox serving editor`.split(/\s+/);

const below = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);

/** All folders of the code, and what each may import in addition to itself and packages. Add new ones above. */
const folders: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.entries(sharedFolders).map(([name, allowed]) => [`shared/${name}`, below('shared', allowed)]),
  ),
  // One folder per template. Pages do not import each other.
  pages: ['shared'],
  ...Object.fromEntries(
    rooms.map((room, index) => [
      `build/${room}`,
      [...below('shared', forNode), ...below('build', rooms.slice(0, index))],
    ]),
  ),
  build: ['shared'],
  // Code for commands that people run.
  'scripts/tools': ['shared', 'build'],
};

const isIn = (folder: string) => (file: string) => file === folder || file.startsWith(`${folder}/`);

/** The file of the project that an import names, seen from its root; undefined for a package. */
function projectFile(importer: string, request: string): string | undefined {
  if (request.startsWith('#')) return request.slice(1);
  return request.startsWith('.') ? path.posix.join(path.posix.dirname(importer), request) : undefined;
}

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

it.each(Object.entries(folders))('lets %s import only what it may', (folder, allowed) => {
  const tops = ['shared', 'pages', 'build', 'scripts', 'tests', 'hosting'];
  const strays = filesOf(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => tops.some((top) => isIn(top)(target)))
      .filter(
        (target) =>
          ![folder, 'shared/pictures', 'shared/styles', ...allowed].some((one) => isIn(one)(target)),
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(strays).toEqual([]);
});

it('keeps Node out of what browsers load, and a page out of the others', () => {
  const files = filesOf('{shared,pages}');
  expect(files.filter((file) => importsOf(file).some((target) => target.startsWith('node:')))).toEqual([]);
  const crossing = filesOf('pages').flatMap((file) => {
    const own = file.split('/').slice(0, 2).join('/');
    const strays = importsOf(file).filter((target) => isIn('pages')(target) && !isIn(own)(target));
    return strays.map((target) => `${file} imports ${target}: move it to shared/`);
  });
  expect(crossing).toEqual([]);
});

/** What a file imports, but for types, and what of it and of its elements works in browsers alone. */
function readStatic(file: string) {
  const text = readFileSync(file, 'utf8');
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

/** What files lead to by imports, but for types and islands: each file with the one that imports it. */
function reachedFrom(starts: string[]): Map<string, string> {
  const reached = new Map(starts.map((file) => [file, '']));
  for (const [file] of reached)
    for (const next of readStatic(file).files) if (!reached.has(next)) reached.set(next, file);
  return reached;
}

it('has state and handlers only in islands: elsewhere they would be silently dead', () => {
  const found = [...reachedFrom([rendererFile, ...fastGlob.sync('pages/*/*Page.tsx')])].flatMap(
    ([file, from]) => {
      const { dead } = readStatic(file);
      const shownBy = from ? `, which ${from} shows` : '';
      return dead.length > 0 ? [`${file}${shownBy}: ${dead}`] : [];
    },
  );
  expect(found, 'to be shown with <Island of={…}>').toEqual([]);
});

it('gives browsers no content: islands get it as props', () => {
  const starts = fastGlob.sync('{pages/*,shared/shell,shared/runtime}/{islands/*.tsx,start.ts,start/*.ts}');
  const isModel = isIn('shared/model');
  const found = [...reachedFrom(starts)].filter(([file, from]) => isModel(file) && !isModel(from));
  expect(found.map(([file, from]) => `${from} imports ${file}`)).toEqual([]);
});
