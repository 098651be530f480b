import type { ViteBuilder } from 'vite';
import type { Page } from '../pages/checkPages.ts';
import { onePerTemplate } from '../pages/pageModules.ts';
import { compileStyles, joinStyles } from './compileStyles.ts';
import { type ImportsOf, reachedStyles } from './reachedStyles.ts';

/** The compiled styles of each template by its name. */
export async function templateStyles(
  builder: ViteBuilder,
  pages: Page[],
  importsOf: ImportsOf,
): Promise<Map<string, string>> {
  const reached = new Map<string, string[]>();
  for (const page of onePerTemplate(pages)) {
    const { shell, own } = await reachedStyles(page, importsOf);
    reached.set(page.template, [...shell, ...own]);
  }
  const compiled = await compileStyles(builder, [...new Set([...reached.values()].flat())]);
  return new Map(
    [...reached].map(([template, sheets]) => [
      template,
      joinStyles(sheets.map((sheet) => compiled.get(sheet)!)),
    ]),
  );
}
