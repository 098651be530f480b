import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'hosting/README.md',
  ...fastGlob.sync('docs/*.md'),
];
const textOf = (guide: string) => readFileSync(guide, 'utf8');
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts;

/** Inline code in a guide. */
const codeIn = (guide: string) =>
  [
    ...textOf(guide)
      .replace(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code]) => code!);

/** The id that a heading gets where guides are shown. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

describe.each(guides)('%s', (guide) => {
  test('names commands that exist', () => {
    const named = codeIn(guide).flatMap((code) => /\bnpm run ([\w:-]+)/.exec(code)?.[1] ?? []);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names files that exist', () => {
    const files = codeIn(guide)
      .flatMap((code) => code.split(' '))
      .filter((word) => /^(build|docs|hosting|pages|scripts|shared|tests)\//.test(word))
      .filter((word) => !/[*X<…]/.test(word))
      // A company's own, which it renames and deletes.
      .filter((word) => !/^shared\/(content\/\w+|pictures)\//.test(word));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    for (const [, link = ''] of textOf(guide).matchAll(/\]\((?!https?:|mailto:)([^)]+)\)/g)) {
      const [file, heading] = link.split('#') as [string, string?];
      const target = file === '' ? guide : path.join(path.dirname(guide), file);
      expect(existsSync(target), link).toBe(true);
      if (!heading) continue;
      const ids = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, words]) => idOf(words!));
      expect(ids, link).toContain(heading);
    }
  });
});
