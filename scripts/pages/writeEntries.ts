import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Page } from './checkPages.ts';
import type { Site } from './listPages.ts';
import { pageName } from './selectPages.ts';
import { styleFiles } from './templateSources.ts';

/** File of a page in the built site and among the generated files, such as `about/index.html`. */
export function htmlFileOf(pagePath: string): string {
  return pagePath.endsWith('/') ? `${pagePath.slice(1)}index.html` : pagePath.slice(1);
}

/** Folder of a page's generated script entry below the folder of generated files. */
export function entryFolderOf(pagePath: string): string {
  return path.posix.join('entries', pageName(pagePath));
}

/** What entries are for: development renders everything anew, a built script leaves out what the HTML keeps. */
export type EntryPurpose = 'serve' | 'build';

/** @param styles what a page imports whose script leaves the HTML as it is; any other imports its component */
const entryOf = ({ path: pagePath, template }: Page, folder: string, styles: string[] | undefined) => {
  const component = styles ? '' : path.posix.basename(template);
  const entryFolder = path.posix.join(folder, entryFolderOf(pagePath));
  const to = (file: string) => path.posix.relative(entryFolder, file);
  const imports = styles
    ? styles.map((file) => `import '${to(file)}';`)
    : [`import { ${component} } from '${to(`pages/${template}.tsx`)}';`];
  return `import { hydratePage } from '${to('shared/runtime/hydratePage.tsx')}';
${imports.join('\n')}
import site from '${to(`${folder}/site.json`)}';
import page from './page.json';

hydratePage(page, site${component && `, ${component}`});
`;
};

/** Writes a file only when its text differs, so that watchers and caches see real changes alone. */
async function writeChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const without = (data: object, names: string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/** What the browser's script gets of a page. */
function clientData({ path, aliasOf, props, isStatic = false, htmlOnly = [] }: Page, purpose: EntryPurpose) {
  const left = isStatic ? {} : without(props, htmlOnly);
  return { path: aliasOf ?? path, isStatic, props: purpose === 'build' ? left : props };
}

/**
 * Generates an HTML entry, a script entry and a data file for each page, and removes those of pages that are gone.
 * The HTML entries hold only the template: vite-plugin-html fills each with its page's data. The list of the
 * pages stands in pages.json, for tests of what was built.
 */
export async function writeEntries(
  folder: string,
  { pages, data, htmlOnlyData }: Pick<Site, 'pages' | 'data' | 'htmlOnlyData'>,
  purpose: EntryPurpose,
): Promise<void> {
  const template = await readFile('shared/runtime/page.html', 'utf8');
  const files = new Map<string, string>([
    ['site.json', JSON.stringify(purpose === 'build' ? without(data, htmlOnlyData) : data)],
    ['pages.json', JSON.stringify(pages.map(({ props, ...declared }) => declared))],
  ]);
  const isKept = (page: Page) => page.isStatic && purpose === 'build';
  const keptTemplates = new Set(pages.filter(isKept).map(({ template }) => template));
  const styles = new Map([...keptTemplates].map((template) => [template, styleFiles(template)]));
  for (const page of pages) {
    const entryFolder = entryFolderOf(page.path);
    files.set(htmlFileOf(page.path), template);
    const ownStyles = isKept(page) ? styles.get(page.template) : undefined;
    files.set(`${entryFolder}/entry.tsx`, entryOf(page, folder, ownStyles));
    files.set(`${entryFolder}/page.json`, JSON.stringify(clientData(page, purpose)));
  }
  const present = await fastGlob(['**/*.html', 'entries/**'], { cwd: folder });
  const gone = present.filter((file) => !files.has(file));
  await Promise.all(gone.map((file) => rm(path.join(folder, file))));
  for (const [file, text] of files) await writeChanged(path.join(folder, file), text);
}
