import path from 'node:path';
import fastGlob from 'fast-glob';
import { UserError } from '#shared/core/UserError.ts';
import { originalsFolder, pictureEndings } from '../lib/pictureFolders.ts';

/**
 * The file of a picture's original.
 * @param name its path below shared/pictures/ without extension
 * @param namedIn where the name is used, for the message
 * @throws UserError if there is none
 */
export async function pictureFile(name: string, namedIn: string): Promise<string> {
  const pattern = `${fastGlob.escapePath(name)}.{${pictureEndings}}`;
  const [file] = await fastGlob(pattern, { cwd: originalsFolder, caseSensitiveMatch: false });
  if (!file) throw new UserError(`${namedIn}: there is no picture "${name}" in shared/pictures/`);
  return path.join(originalsFolder, file);
}
