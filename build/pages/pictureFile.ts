import fastGlob from 'fast-glob';
import { UserError } from '#shared/core/UserError.ts';
import { pictureName } from '#shared/model/pictures.ts';
import { originalsFolder, pictureEndings } from '../lib/pictureFolders.ts';

/**
 * The file of a picture's original.
 * @param path its name, or the path of its original as content has it
 * @param namedIn where the name is used, for the message
 * @throws UserError if there is none
 */
export async function pictureFile(path: string, namedIn: string): Promise<string> {
  const name = pictureName(path);
  const pattern = `${fastGlob.escapePath(name)}.{${pictureEndings}}`;
  const [file] = await fastGlob(pattern, { cwd: originalsFolder, caseSensitiveMatch: false });
  if (!file) throw new UserError(`${namedIn}: there is no picture "${name}" in shared/pictures/`);
  return `${originalsFolder}/${file}`;
}
