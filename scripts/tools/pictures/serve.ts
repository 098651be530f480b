import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicFolder, servedFolder } from '../../lib/pictureFolders.ts';
import { shortHash } from '../../lib/shortHash.ts';

/**
 * Writes a served file whose name changes with its content, so that hosts may let browsers keep it for ever.
 * @returns its address from the site's root
 */
export async function serve(stem: string, ending: string, content: string | Uint8Array): Promise<string> {
  const address = `${servedFolder}/${stem}.${shortHash(content)}.${ending}`;
  const file = path.join(publicFolder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return address;
}
