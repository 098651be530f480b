import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteData } from '#shared/shell/siteData.ts';
import type { Page } from './Page.ts';

/** The file that reads all content and pages. */
export const declarationsFile = 'build/pages/declarations.ts';

/** Imports a file of the project, as it was built or as the development server has it. */
export type Load = (file: string) => Promise<Record<string, unknown>>;

/** The file that renders pages; its module exports `renderPage`. */
export const rendererFile = 'shared/shell/renderPage.tsx';

/** The template of a page, below the project's folder. */
export const templateFile = ({ template }: Pick<Page, 'template'>) => `pages/${template}.tsx`;

/** The island files in a folder. Other files are copies, or were left by systems and editors. */
function islandsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => /^[A-Z]\w*\.tsx$/.test(name)).map((name) => `${folder}/${name}`);
}

const islandName = (file: string) => path.posix.basename(file, '.tsx');

/** The files of a page's islands other than the shell's. */
export const ownIslandFiles = ({ template }: Pick<Page, 'template'>): string[] =>
  islandsIn(`pages/${path.posix.dirname(template)}/islands`);

/** The files of the shell's islands, which every page has. */
export const shellIslandFiles = (): string[] => islandsIn('shared/shell/islands');

/** The script of a page's own steps, if its template's folder has one; it exports them as `steps`. */
export function ownStartFile({ template }: Pick<Page, 'template'>): string | undefined {
  const file = `pages/${path.posix.dirname(template)}/start.ts`;
  return existsSync(file) ? file : undefined;
}

/** The name of a page's script, which pages share that have neither islands nor steps of their own. */
export function scriptName(page: Pick<Page, 'template'>): string {
  const isOwn = ownIslandFiles(page).length > 0 || ownStartFile(page) !== undefined;
  return isOwn ? `page-${path.posix.dirname(page.template)}` : 'page';
}

/** The islands of a page by name: those of the shell, and those in its template's folder. */
export function islandFiles(page: Pick<Page, 'template'>): Record<string, string> {
  const files = [...shellIslandFiles(), ...ownIslandFiles(page)];
  return Object.fromEntries(files.map((file) => [islandName(file), file]));
}

/** The function that renders the pages of a template to HTML; it throws the error of a component. */
export async function rendererOf(
  page: Pick<Page, 'template'>,
  site: SiteData,
  load: Load,
): Promise<(page: Page) => string> {
  const { renderPage } = (await load(rendererFile)) as typeof import('#shared/shell/renderPage.tsx');
  const template = await load(templateFile(page));
  const islands = Object.entries(islandFiles(page)).map(async ([name, file]) => [name, await load(file)]);
  const modules = { site, template, islands: Object.fromEntries(await Promise.all(islands)) };
  return (shown) => renderPage(shown, modules);
}
