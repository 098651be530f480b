import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { writeChanged } from '../../lib/writeChanged.ts';
import type { Page } from './checkPages.ts';
import { islandFiles, ownIslandFiles } from './pageModules.ts';

/** File of a page in the built site and among the generated files, such as `about/index.html`. */
export function htmlFileOf(pagePath: string): string {
  return pagePath.endsWith('/') ? `${pagePath.slice(1)}index.html` : pagePath.slice(1);
}

/**
 * File of a page's generated script entry below the folder of generated files. Pages with the same islands share it, so
 * that browsers fetch it once.
 */
export function entryFileOf(page: Pick<Page, 'template'>): string {
  const hasOwn = ownIslandFiles(page).length > 0;
  return `entries/${hasOwn ? `${path.posix.dirname(page.template)}-islands` : 'shell'}.ts`;
}

/** A page's script: names its islands, and is the same in development and in the built site. */
function entryOf(page: Page, folder: string): string {
  const entryFolder = path.posix.join(folder, entryFileOf(page), '..');
  const to = (file: string) => path.posix.relative(entryFolder, file);
  const loaders = Object.entries(islandFiles(page)).map(
    ([name, file]) => `  ${name}: () => import('${to(file)}'),`,
  );
  return `import { startPage } from '${to('shared/runtime/start/startPage.ts')}';

startPage({
${loaders.join('\n')}
});
`;
}

/**
 * Generates the HTML entry of each page and their script entries, and removes those of deleted pages. The HTML
 * entries contain only the template: vite-plugin-html fills in each page's data. The list of pages is in
 * pages.json, for tests of the built site.
 */
export async function writeEntries(folder: string, pages: Page[]): Promise<void> {
  const template = (await readFile('shared/shell/page.html', 'utf8')).replace(/\n\s*/g, '');
  const files = new Map<string, string>([
    ['pages.json', JSON.stringify(pages.map(({ props, ...declared }) => declared))],
  ]);
  for (const page of pages) {
    files.set(htmlFileOf(page.path), template);
    files.set(entryFileOf(page), entryOf(page, folder));
  }
  const present = await fastGlob(['**/*.html', 'entries/**'], { cwd: folder });
  const gone = present.filter((file) => !files.has(file));
  await Promise.all(gone.map((file) => rm(path.join(folder, file))));
  for (const [file, text] of files) await writeChanged(path.join(folder, file), text);
}
