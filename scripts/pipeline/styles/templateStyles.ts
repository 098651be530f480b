import type { Root } from 'postcss';
import type { ViteBuilder } from 'vite';
import type { Page } from '../pages/Page.ts';
import type { Graph } from '../plugins/recordGraphs.ts';
import { compileStyles, joinStyles } from './compileStyles.ts';
import { reachedStyles } from './reachedStyles.ts';
import { sheetText } from './styleText.ts';

/** The compiled styles of a template's pages. */
export type CompiledStyles = {
  /** All of them. */
  all: Root;
  /** Their texts as sheets in order: that of every page, which browsers fetch once, and the template's own. */
  sheets: string[];
};

/** The compiled styles of each template by its name. */
export async function templateStyles(
  builder: ViteBuilder,
  pages: Page[],
  modules: Graph['modules'],
): Promise<Map<string, CompiledStyles>> {
  const importsOf = (module: string) => {
    const { imports, later } = modules.get(module) ?? { imports: [], later: [] };
    return [...imports, ...later];
  };
  const templates = [...new Set(pages.map(({ template }) => template))];
  const reached = await Promise.all(
    templates.map(async (template) => [template, await reachedStyles({ template }, importsOf)] as const),
  );
  const files = reached.flatMap(([, { shell, own }]) => [...shell, ...own]);
  const compiled = await compileStyles(builder, [...new Set(files)]);
  const join = (names: string[]) => joinStyles(names.map((name) => compiled.get(name)!));
  return new Map(
    reached.map(([template, { shell, own }]) => [
      template,
      { all: join([...shell, ...own]), sheets: [shell, own].map((names) => sheetText(join(names))) },
    ]),
  );
}
