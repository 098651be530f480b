import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

const guides = ['README.md', 'CONTRIBUTING.md'];
const textOf = (guide: string) => readFileSync(guide, 'utf8');
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** What stands between backticks in a guide, blocks of code left out. */
const codeIn = (guide: string) =>
  [
    ...textOf(guide)
      .replace(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code]) => code!);

/** Every command of the guides, once, in the order in which they stand. */
const commands = [...new Set(guides.flatMap(codeIn))].filter((code) => /^(npm|npx|\w+=\S+ npm) /.test(code));
const npmCommands = commands.filter((command) => /\bnpm /.test(command));

/** Commands that are not run here, by their beginnings, and why. */
const notRun: [beginning: string, reason: string][] = [
  ['npm start', 'installs packages and serves until it is stopped; its build and its server have tests'],
  ['npm test', 'is what runs this test'],
  ['npm install', 'changes the packages that all tests use'],
  ['npm ci', 'removes the packages that all tests use'],
  ['npm run dev', 'serves until it is stopped: tests/commands/dev.test.ts'],
  ['npm run preview', 'serves until it is stopped: the browser tests run on it'],
  ['npm run check:fast', 'is part of npm test'],
  ['npm run test:builds', 'is part of npm test'],
  ['npm run fix', 'would format the copy: npm test fails where it had anything to do'],
  ['npm run measure:build', 'builds 3200 pages'],
  ['npm run visual', 'takes minutes: the browser tests compare the same pictures'],
  ['npm run lighthouse', 'takes minutes'],
  ['npm run budgets', 'needs the whole site built'],
  ['npm run gallery', 'has a test of its own: tests/commands/gallery.test.ts'],
  ['npm run pictures', 'would write into the served files that all copies share'],
  ['npm run icons', 'writes what is committed'],
  ['npm run fonts', 'writes what is committed, and takes a minute'],
  ['npm run art', 'draws what is committed, some of it for minutes'],
  ['npm run validate', 'reads dist/: tests/build/validity.test.ts runs the same checker'],
];

const isRun = (command: string) =>
  !notRun.some(([beginning]) => command === beginning || command.startsWith(`${beginning} `));

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
  cpSync('biome.json', path.join(copy.folder, 'biome.json'));
});
afterAll(() => copy.remove());

test('README says of every package what it is for', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = codeIn('README.md');
  const isNamed = (name: string) => named.includes(name) || named.includes(name.replace(/\/.*/, '/*'));
  const unnamed = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isNamed(name));
  expect(unnamed).toEqual([]);
});

describe('the commands of README and CONTRIBUTING', () => {
  test('are found', () => {
    expect(npmCommands.length).toBeGreaterThan(25);
    expect(npmCommands.filter(isRun).length).toBeGreaterThan(8);
  });

  test.each(npmCommands)('%s is a script of package.json', (command) => {
    const [, name] = /npm (?:run )?([\w:-]+)/.exec(command)!;
    expect([...Object.keys(scripts), 'install', 'ci']).toContain(name);
  });

  test('hold every script of package.json', () => {
    const named = npmCommands.map((command) => /npm (?:run )?([\w:-]+)/.exec(command)![1]);
    expect(Object.keys(scripts).filter((script) => !named.includes(script))).toEqual([]);
  });

  // What is new leaves texts to fill in, which a build refuses: it comes last.
  const inOrder = npmCommands
    .filter(isRun)
    .sort((one, other) => Number(one.includes('run new')) - Number(other.includes('run new')));

  test.each(inOrder)('%s does what it says', (command) => {
    const [, script, typed = ''] = /npm run ([\w:-]+)(?: -- (.*))?$/.exec(command)!;
    const file = /tsx scripts\/(\S+)\.ts/.exec(scripts[script!]!)![1]!;
    const args = [...typed.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
    // A build of one page shows as much as one of them all.
    const names = script === 'build' && args.length === 0 ? ['about'] : args;
    const { status, output } = runScript(file, names, copy.folder);
    expect(output).not.toMatch(/^ {4}at /m);
    const isUnfinished = script === 'launch-check' && /left before the site can be published/.test(output);
    const isKnown = script === 'new' && /^\S+ has "[^"]+" already/.test(output);
    expect(status, output).toBe(isUnfinished || isKnown ? 1 : 0);
  });

  test.each(commands.filter((command) => /^npx .* tests\//.test(command)))('%s names a file', (command) => {
    expect(existsSync(/tests\/\S+/.exec(command)![0])).toBe(true);
  });
});

describe.each(guides)('%s', (guide) => {
  const code = codeIn(guide);

  test('names files and folders that are there', () => {
    const topLevel = readdirSync('.').map((entry) => `${entry}/`);
    // Made by commands.
    const made = /^(dist|\.inbox|\.cache|node_modules)\b/;
    const named = [...code, ...code.flatMap((words) => words.split(' '))].filter(
      (word) =>
        !made.test(word) && topLevel.some((folder) => word.startsWith(folder)) && !/[*X<…]/.test(word),
    );
    expect(named.length).toBeGreaterThan(2);
    expect([...new Set(named.filter((file) => !/ /.test(file)))].filter((file) => !existsSync(file))).toEqual(
      [],
    );
  });

  test('links to files and headings that are there', () => {
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

describe('CONTRIBUTING.md', () => {
  const examples = [...textOf('CONTRIBUTING.md').matchAll(/^### [^`\n]*`([^`]+)`\n\n```\w+\n(.*?)```/gms)];

  test('shows an example of each kind of file', () => {
    expect(examples.length).toBeGreaterThan(12);
  });

  test.each(examples.map(([, file, code]) => [file!, code!]))(
    'shows lines of %s in their order',
    (file, code) => {
      const lines = textOf(file)
        .split('\n')
        .map((line) => line.trim());
      let from = 0;
      for (const line of code.split('\n').map((line) => line.trim())) {
        const found = lines.indexOf(line, from);
        expect(found, line).toBeGreaterThanOrEqual(from);
        from = line ? found + 1 : from;
      }
    },
  );
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
  test('draws the tree as it is', () => {
    const [, tree] = /## Where things are\n\n```\n(.*?)```/s.exec(textOf('README.md'))!;
    const drawn = [...tree!.matchAll(/^( *)([\w-]+)\//gm)].map(([, indent, name]) =>
      path.join(indent ? 'shared' : '.', name!),
    );
    expect(drawn.filter((folder) => !existsSync(folder))).toEqual([]);
    for (const parent of ['.', 'shared']) {
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
      'scripts/outDir.ts',
      'scripts/settings.ts',
      'scripts/vite/buildPages.ts',
      'shared/forms/providers.ts',
    ];
    const read = readers.map(textOf).join('\n');
    expect(variables.filter((name) => !read.includes(name))).toEqual([]);
  });

  test('shows its picture, which is small', () => {
    expect(readFileSync('docs/home.webp').length).toBeLessThan(150_000);
  });
});
