import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { isStray } from '../lib/files.ts';
import { htmlFileOf, type Page } from '../pages/Page.ts';

/** The built file with all third-party licences; Vite writes those of packages into it. */
export const licencesFile = 'licences.txt';

const others = [
  'LICENSES.md',
  'shared/styles/fonts/LICENCE-inter.txt',
  'shared/styles/fonts/LICENCE-outfit.txt',
];

export function checkPublic(pages: Page[], publicFolder = 'public'): void {
  const files = [...pages.map(({ path }) => htmlFileOf(path)), licencesFile];
  const replaced = files.map((file) => `${publicFolder}/${file}`).filter((file) => existsSync(file));
  if (replaced.length === 0) return;
  const refusal = 'is also written by each build, which would replace it: remove or rename it';
  throw new UserError(replaced.map((file) => `${file} ${refusal}`).join('\n'));
}

/** @returns what was left out, such as `public/.DS_Store` */
export function copyPublic(dist: string): string[] {
  const leftOut: string[] = [];
  cpSync('public', dist, {
    recursive: true,
    filter: (file) => {
      if (!isStray(path.basename(file)) && !lstatSync(file).isSymbolicLink()) return true;
      leftOut.push(file);
      return false;
    },
  });
  return leftOut.sort();
}

/** Lets everyone read a folder, as web servers must: a copied file keeps the mode that a checkout gave to its original. */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

export function addLicences(dist: string): void {
  const file = path.join(dist, licencesFile);
  const texts = [file, ...others].map((name) => `${readFileSync(name, 'utf8').trim()}\n`);
  writeFileSync(file, texts.join('\n---\n\n'));
}

const names = /(?:images|video)\/[\w./-]+\.\w+/g;

/**
 * Removes pictures and films that nothing names, such as those of an entry that was removed.
 * @throws UserError with one line for each that is named and missing
 */
export function checkNamed(dist: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  // In the editor's own scripts, names of files are examples.
  const naming = files.filter((file) => /^(?!editor\/).*\.(html|css|js|webmanifest)$/.test(file));
  const named = new Map(
    naming.flatMap((file) => {
      const found = readFileSync(path.join(dist, file), 'utf8').match(names) ?? [];
      return found.map((name) => [name, file] as const);
    }),
  );
  const missing = [...named].filter(([name]) => !existsSync(path.join(dist, name)));
  if (missing.length > 0)
    throw new UserError(
      missing.map(([name, by]) => `public/${name} is missing, and ${by} names it`).join('\n'),
    );
  // Files without a hash are a company's own.
  const hashed = files.filter((file) => /^(images|video)\/.*\.[\da-f]{8}\.\w+$/.test(file));
  for (const file of hashed) if (!named.has(file)) rmSync(path.join(dist, file));
}
