import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder outside of the project with these files, which is removed after the test that made it. */
export function tempFolder(files: Record<string, string | Buffer> = {}, name = 'test-'): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
