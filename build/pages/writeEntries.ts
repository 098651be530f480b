import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { entryFileOf, htmlFileOf, islandFiles, ownStartFile, type Page } from './Page.ts';

/** Writes a file only if its text differs, so that watchers and caches see real changes only. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function entryOf(page: Page, folder: string): string {
  const islands = islandFiles(page);
  const ownStart = ownStartFile(page);
  const entryFolder = path.posix.join(folder, path.posix.dirname(entryFileOf(page.path)));
  const to = (file: string) => path.posix.relative(entryFolder, file);
  const loaders = Object.entries(islands).map(([name, file]) => `  ${name}: () => import('${to(file)}'),`);
  return `import { startPage } from '${to('shared/runtime/start/startPage.ts')}';
${ownStart ? `import { steps } from '${to(ownStart)}';` : 'const steps = [];'}

const islands = {
${loaders.join('\n')}
};
startPage(islands, steps);
`;
}

export async function writeEntries(folder: string, pages: Page[]): Promise<void> {
  const template = (await readFile('shared/shell/page.html', 'utf8')).replace(/\n\s*/g, '');
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(htmlFileOf(page.path), template);
    files.set(entryFileOf(page.path), entryOf(page, folder));
  }
  const present = await fastGlob(['**/*.html', 'entries/**'], { cwd: folder });
  const gone = present.filter((file) => !files.has(file));
  await Promise.all(gone.map((file) => rm(path.join(folder, file))));
  for (const [file, text] of files) writeChanged(path.join(folder, file), text);
}
