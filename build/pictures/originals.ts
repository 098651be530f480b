import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { otherKind, pictureEndings } from '#shared/core/PictureData.ts';
import { UserError } from '#shared/core/UserError.ts';
import { isStray, shortHash } from '../lib/files.ts';
import { originalsFolder } from './manifest.ts';
import { recipeFor } from './recipes.ts';

/** A picture in shared/pictures/; `file` is its path from the project's root. */
export type Original = { name: string; file: string; isVector: boolean };

function problemWith({ name, file }: Original, known: Map<string, Original>): string | undefined {
  const ending = path.extname(file).slice(1).toLowerCase();
  if (!pictureEndings.includes(ending)) return otherKind(ending);
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name))
    return 'rename it and its folder to small letters, digits and hyphens only';
  const twin = known.get(name);
  return twin && `${twin.file} has the same name: keep one of the two`;
}

export async function findOriginals(): Promise<Original[]> {
  const files = await fastGlob('**/*', { cwd: originalsFolder, ignore: ['*.json'] });
  const originals = new Map<string, Original>();
  const problems: string[] = [];
  for (const found of files.sort()) {
    if (isStray(path.basename(found))) continue;
    const { dir, name, ext } = path.posix.parse(found);
    const original = {
      name: path.posix.join(dir, name),
      file: `${originalsFolder}/${found}`,
      isVector: ext.toLowerCase() === '.svg',
    };
    const problem = problemWith(original, originals);
    if (problem) problems.push(`${original.file}: ${problem}`);
    else originals.set(original.name, original);
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return [...originals.values()];
}

/** A hash that changes when a picture must be made again: of its content and, for a bitmap, its recipe. */
export async function fingerprintOf({ name, file, isVector }: Original): Promise<string> {
  return shortHash(await readFile(file), isVector ? '' : JSON.stringify(recipeFor(name)));
}
