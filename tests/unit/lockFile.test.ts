import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = { resolved?: string; optionalDependencies?: Record<string, string> };

const locked: Record<string, LockedPackage> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Whether a package, or one that it is inside of, has this one in its node_modules/. */
const isLocked = (folder: string, name: string): boolean =>
  `${folder && `${folder}/`}node_modules/${name}` in locked ||
  (folder !== '' && isLocked(folder.replace(/\/?node_modules\/(?!.*node_modules\/).*/, ''), name));

// npm leaves out what its registry lacked when the file was written: "npm ci" then refuses the file, and other systems
// get packages without their binaries.
test('package-lock.json has every optional package that a package names, such as the binaries for other systems', () => {
  const missing = Object.entries(locked).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${name} of ${folder}`),
  );
  expect(missing, 'The registry lacks these: keep the earlier version').toEqual([]);
});

test('package-lock.json names no registry, so that each machine uses its own', () => {
  expect(Object.values(locked).filter(({ resolved }) => resolved)).toEqual([]);
});
