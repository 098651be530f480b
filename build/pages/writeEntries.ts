import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryFileOf, islandFiles, ownStartFile, type Page } from './Page.ts';

function entryOf(page: Page, folder: string): string {
  const ownStart = ownStartFile(page);
  const to = (file: string) => path.posix.relative(folder, file);
  const loaders = Object.entries(islandFiles(page)).map(
    ([name, file]) => `  ${name}: () => import('${to(file)}'),`,
  );
  return `import { startPage } from '${to('shared/runtime/start/startPage.ts')}';
${ownStart ? `import { steps } from '${to(ownStart)}';` : 'const steps = [];'}

const islands = {
${loaders.join('\n')}
};
startPage(islands, steps);
`;
}

/** Writes an entry only if its text differs, so that watchers and caches see real changes only. */
export function writeEntries(root: string, pages: Page[]): void {
  const folder = path.posix.join(root, 'entries');
  const texts = new Map(pages.map((page) => [path.basename(entryFileOf(page)), entryOf(page, folder)]));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!texts.has(name)) rmSync(path.join(folder, name), { recursive: true });
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
