import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file only if its text differs, so that watchers and caches see real changes only. */
export async function writeChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
