import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type LockedPackage = { resolved?: string; optionalDependencies?: Record<string, string> };

const text = readFileSync('package-lock.json', 'utf8');
const locked: Record<string, LockedPackage> = JSON.parse(text).packages;

/** The folders in which Node looks for what a package imports, from its own up to the project's. */
function lookupFolders(folder: string): string[] {
  const outer = folder.includes('/node_modules/')
    ? folder.replace(/\/node_modules\/(?!.*\/node_modules\/).*/, '')
    : '';
  return folder === '' ? [''] : [folder, ...lookupFolders(outer)];
}

const isLocked = (from: string, name: string) =>
  lookupFolders(from).some((folder) => `${folder && `${folder}/`}node_modules/${name}` in locked);

// npm leaves out what its registry lacked when the file was written: "npm ci" then refuses the file, and other systems
// get packages without their binaries.
describe('package-lock.json', () => {
  test('has every optional package that a package names, such as the binaries for other systems', () => {
    const optional = Object.entries(locked).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ folder, name })),
    );
    expect(optional.length).toBeGreaterThan(50);
    const missing = optional.filter(({ folder, name }) => !isLocked(folder, name));
    const names = missing.map(({ folder, name }) => `${name} of ${folder}`);
    expect(names, 'The registry lacks these: keep the earlier version').toEqual([]);
  });

  test('names no registry, so that each machine uses its own', () => {
    expect(Object.values(locked).filter(({ resolved }) => resolved)).toEqual([]);
  });
});
