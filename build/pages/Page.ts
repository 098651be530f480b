import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';

export type Page = PageDeclaration & { file: string };

type Templated = Pick<Page, 'template'>;

export const notFoundPath = '/404.html';

/** The name of a page on the command line: its address without the outer slashes, `home` for the home page. */
export function pageName(path: string): string {
  return path.replace(/^\/|\/$|\.html$/g, '') || 'home';
}

export function pagePath(name: string): string {
  const written = pageName(name.startsWith('/') ? name : `/${name}`);
  if (written === '404') return notFoundPath;
  return written === 'home' ? '/' : `/${written}/`;
}

/** The file of a page in the built site and among the generated files, such as `about/index.html`. */
export function htmlFileOf(pagePath: string): string {
  return pagePath.endsWith('/') ? `${pagePath.slice(1)}index.html` : pagePath.slice(1);
}

export const entryFileOf = (pagePath: string): string => `entries/${pageName(pagePath)}/entry.ts`;

export const siteFile = 'build/pages/site.ts';

/** Imports a file of the project, as it was built or as the development server has it. */
export type Load = (file: string) => Promise<Record<string, unknown>>;

export const rendererFile = 'shared/shell/renderPage.tsx';

export const templateFile = ({ template }: Templated) => `pages/${template}.tsx`;

/** The island files in a folder. Other files are copies, or were left by systems and editors. */
function islandsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => /^[A-Z]\w*\.tsx$/.test(name)).map((name) => `${folder}/${name}`);
}

export const ownIslandFiles = ({ template }: Templated): string[] =>
  islandsIn(`pages/${path.posix.dirname(template)}/islands`);

export const shellIslandFiles = (): string[] => islandsIn('shared/shell/islands');

export function islandFiles(page: Templated): Record<string, string> {
  const files = [...shellIslandFiles(), ...ownIslandFiles(page)];
  return Object.fromEntries(files.map((file) => [path.posix.basename(file, '.tsx'), file]));
}

export function ownStartFile({ template }: Templated): string | undefined {
  const file = `pages/${path.posix.dirname(template)}/start.ts`;
  return existsSync(file) ? file : undefined;
}

/** The name of a page's script, which pages share that have neither islands nor steps of their own. */
export function scriptName(page: Templated): string {
  const isOwn = ownIslandFiles(page).length > 0 || ownStartFile(page) !== undefined;
  return isOwn ? `page-${path.posix.dirname(page.template)}` : 'page';
}
