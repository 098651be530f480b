import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../scripts/pipeline/commandLine.ts';
import { listPages } from '../../scripts/pipeline/pages/listPages.ts';
import { pageName } from '../../scripts/pipeline/pages/selectPages.ts';
import { planFiles } from '../../scripts/tools/new/planFiles.ts';
import { slugOf } from '../../shared/core/slugOf.ts';

const guides = ['README.md', 'CONTRIBUTING.md'];
const textOf = (guide: string) => readFileSync(guide, 'utf8');
/** The files that CONTRIBUTING shows; the compiler checks them with the project. */
const examples = 'docs/examples';
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** Inline code in a guide, without code blocks. */
const codeIn = (guide: string) =>
  [
    ...textOf(guide)
      .replace(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code]) => code!);

/** Every command of the guides, once, in order. */
const commands = [...new Set(guides.flatMap(codeIn))].filter((code) => /^(npm|npx|\w+=\S+ npm) /.test(code));
const npmCommands = commands.filter((command) => /\bnpm /.test(command));

const { pages } = await listPages('.pages/guides');

test('README says what every package is for', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = codeIn('README.md');
  const isNamed = (name: string) => named.includes(name) || named.includes(name.replace(/\/.*/, '/*'));
  const unnamed = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isNamed(name));
  expect(unnamed).toEqual([]);
});

describe('the commands of README and CONTRIBUTING', () => {
  test('are found', () => {
    expect(npmCommands.length).toBeGreaterThan(25);
  });

  test.each(npmCommands)('%s is a script of package.json', (command) => {
    const [, name] = /npm (?:run )?([\w:-]+)/.exec(command)!;
    expect([...Object.keys(scripts), 'install', 'ci', 'outdated']).toContain(name);
  });

  test('include every script of package.json', () => {
    const named = npmCommands.map((command) => /npm (?:run )?([\w:-]+)/.exec(command)![1]);
    expect(Object.keys(scripts).filter((script) => !named.includes(script))).toEqual([]);
  });

  const withArguments = npmCommands.flatMap((command) => {
    const [, script, typed] = /npm run ([\w:-]+) -- (.*)$/.exec(command) ?? [];
    if (!script || !typed) return [];
    const args = [...typed.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
    return [{ command, script, args }];
  });
  const argumentsOf = (...scripts: string[]) =>
    withArguments.filter(({ script }) => scripts.includes(script));

  test.each(argumentsOf('new'))('$command creates something, unless it already exists', ({ args }) => {
    const [kind, name, page] = args as [string, string, string?];
    try {
      expect(planFiles({ kind, name, page })).not.toEqual({});
    } catch (error) {
      expect(String(error)).toMatch(/ has "[^"]+" already| uses the address /);
    }
  });

  const known = pages.map(({ path: address }) => pageName(address));
  // A page that the guide has just made.
  const made = argumentsOf('new').map(({ args }) => slugOf(args.at(-1)!));

  test.each(argumentsOf('build', 'dev', 'gallery'))('$command names pages', ({ args }) => {
    const { names } = readCommand(args.filter((word) => word !== '--cover'));
    expect(names.filter((name) => !known.includes(name) && !made.includes(name))).toEqual([]);
  });

  test.each(commands.filter((command) => /^npx .* tests\//.test(command)))('%s names a file', (command) => {
    expect(existsSync(/tests\/\S+/.exec(command)![0])).toBe(true);
  });
});

describe.each(guides)('%s', (guide) => {
  const code = codeIn(guide);

  test('names files and folders that exist', () => {
    const topLevel = readdirSync('.').map((entry) => `${entry}/`);
    // Made by commands.
    const made = /^(dist|\.inbox|\.cache|node_modules)\b/;
    const named = [...code, ...code.flatMap((words) => words.split(' '))].filter(
      (word) =>
        !made.test(word) && topLevel.some((folder) => word.startsWith(folder)) && !/[*X<…]/.test(word),
    );
    expect(named.length).toBeGreaterThan(2);
    const isThere = (file: string) => existsSync(file) || existsSync(path.join(examples, file));
    expect([...new Set(named.filter((file) => !/ /.test(file)))].filter((file) => !isThere(file))).toEqual(
      [],
    );
  });

  test('links to files and headings that exist', () => {
    const links = [...textOf(guide).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link]) => link!);
    for (const link of links) {
      const [file, heading] = link.split('#') as [string, string | undefined];
      expect(existsSync(file), link).toBe(true);
      if (!heading) continue;
      const anchors = [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, words]) =>
        words!
          .toLowerCase()
          .replace(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors, link).toContain(heading);
    }
  });
});

test('CONTRIBUTING shows each of its examples in full, and no other code', () => {
  const [, guide] = textOf('CONTRIBUTING.md').split('## One of each kind');
  const shown = [...guide!.matchAll(/^### [^`]*`([^`]+)`\n\n```\w+\n(.*?)^```$/gms)].map(([, file, code]) => [
    file!,
    code!,
  ]);
  const files = fastGlob.sync('**/*', { cwd: examples }).map((file) => [file, textOf(`${examples}/${file}`)]);
  expect(shown.sort()).toEqual(files.sort());
  expect(guide!.match(/^```\w+$/gm)).toHaveLength(shown.length);
});

test('LICENSES.md names every folder of pictures, and the fonts', () => {
  const folders = readdirSync('shared/pictures', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const text = textOf('LICENSES.md');
  expect(folders.filter(({ name }) => !text.includes(`${name}/\``)).map(({ name }) => name)).toEqual([]);
  expect(text).toContain('shared/styles/fonts/');
});

describe('README.md', () => {
  test('shows the actual folder tree', () => {
    const [, tree] = /## Where things are\n\n```\n(.*?)```/s.exec(textOf('README.md'))!;
    let parent = '.';
    const drawn = [...tree!.matchAll(/^( *)([\w-]+)\//gm)].map(([, indent, name]) => {
      if (!indent) parent = name!;
      return indent ? path.join(parent, name!) : name!;
    });
    expect(drawn.filter((folder) => !existsSync(folder))).toEqual([]);
    for (const parent of ['.', 'shared', 'scripts']) {
      const present = readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !/^(\.|dist$|node_modules$)/.test(entry.name))
        .map(({ name }) => path.join(parent, name));
      expect(present.filter((folder) => !drawn.includes(folder))).toEqual([]);
    }
  });

  test('names variables that the site reads', () => {
    const [, table] = /## Settings\n\n(.*?)\n\n/s.exec(textOf('README.md'))!;
    const variables = [...table!.matchAll(/`([A-Z_]+)(?:=\S*)?`/g)].map(([, name]) => name!);
    expect(variables.length).toBeGreaterThan(5);
    const readers = [
      'vite.config.ts',
      'scripts/pipeline/outDir.ts',
      'scripts/pipeline/settings.ts',
      'scripts/pipeline/vite/buildPages.ts',
      'shared/content/siteDay.ts',
      'shared/forms/resolveFormService.ts',
      'shared/shell/visitCounter.ts',
    ];
    const read = readers.map(textOf).join('\n');
    expect(variables.filter((name) => !read.includes(name))).toEqual([]);
  });

  test('has a small screenshot', () => {
    expect(readFileSync('docs/home.webp').length).toBeLessThan(150_000);
  });
});
