import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Page } from './checkPages.ts';
import type { Site } from './listPages.ts';
import { pageName } from './selectPages.ts';

/** File of a page in the built site and among the generated files, such as `about/index.html`. */
export function htmlFileOf(pagePath: string): string {
  return pagePath.endsWith('/') ? `${pagePath.slice(1)}index.html` : pagePath.slice(1);
}

/** Folder of a page's generated script entry below the folder of generated files. */
export function entryFolderOf(pagePath: string): string {
  return path.posix.join('entries', pageName(pagePath));
}

const entryOf = ({ path: pagePath, template }: Page, folder: string): string => {
  const component = path.posix.basename(template);
  const entryFolder = path.posix.join(folder, entryFolderOf(pagePath));
  const to = (file: string) => path.posix.relative(entryFolder, file);
  return `import { hydratePage } from '${to('shared/runtime/hydratePage.tsx')}';
import { ${component} } from '${to(`pages/${template}.tsx`)}';
import site from '${to(`${folder}/site.json`)}';
import page from './page.json';

hydratePage(${component}, page, site);
`;
};

/** Writes a file only when its text differs, so that watchers and caches see real changes alone. */
async function writeChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What the browser's script gets of a page. */
function clientData({ path, aliasOf, props, htmlOnly = [] }: Page) {
  const names: string[] = htmlOnly;
  return {
    path: aliasOf ?? path,
    props: Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name))),
  };
}

/**
 * Generates an HTML entry, a script entry and a data file for each page, and removes those of pages that are gone.
 * The HTML entries hold only the template: vite-plugin-html fills each with its page's data. The list of the
 * pages stands in pages.json, for tests of what was built.
 */
export async function writeEntries(folder: string, pages: Page[], data: Site['data']): Promise<void> {
  const template = await readFile('shared/runtime/page.html', 'utf8');
  const files = new Map<string, string>([
    ['site.json', JSON.stringify(data)],
    ['pages.json', JSON.stringify(pages.map(({ props, ...declared }) => declared))],
  ]);
  for (const page of pages) {
    const entryFolder = entryFolderOf(page.path);
    files.set(htmlFileOf(page.path), template);
    files.set(`${entryFolder}/entry.tsx`, entryOf(page, folder));
    files.set(`${entryFolder}/page.json`, JSON.stringify(clientData(page)));
  }
  const present = await fastGlob(['**/*.html', 'entries/**'], { cwd: folder });
  const gone = present.filter((file) => !files.has(file));
  await Promise.all(gone.map((file) => rm(path.join(folder, file))));
  for (const [file, text] of files) await writeChanged(path.join(folder, file), text);
}
