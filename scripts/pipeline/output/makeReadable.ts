import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lets everyone read a folder, as web servers must: a copied file keeps the mode that a checkout gave to its original. */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isFile()) await chmod(file, 0o644);
    else if (entry.isDirectory() && entry.name !== '.git') await makeReadable(file);
  }
}
