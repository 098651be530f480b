import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteBuilder } from 'vite';
import { shortHash } from '../lib/files.ts';
import type { Page } from '../pages/Page.ts';
import type { Graph } from '../recordGraphs.ts';
import { compileStyles, joinStyles } from './compileStyles.ts';
import { criticalStyles, sheetText } from './criticalStyles.ts';
import { reachedStyles } from './reachedStyles.ts';

export type TemplateStyles = {
  /** The addresses of the sheets: that of every page, which browsers fetch once, and the template's own. */
  styleSheets: string[];
  criticalStyles: (html: string) => string;
};

/** By template. */
export type Styles = ReadonlyMap<string, TemplateStyles>;

export async function templateStyles(
  builder: ViteBuilder,
  pages: Page[],
  { modules }: Graph,
): Promise<Styles> {
  const importsOf = (module: string) => modules.get(module) ?? [];
  const templates = [...new Set(pages.map(({ template }) => template))];
  const reached = await Promise.all(
    templates.map(async (template) => [template, await reachedStyles({ template }, importsOf)] as const),
  );
  const files = reached.flatMap(([, { shell, own }]) => [...shell, ...own]);
  const compiled = await compileStyles(builder, [...new Set(files)]);
  const join = (names: string[]) => joinStyles(names.map((name) => compiled.get(name)!));
  const { base, environments } = builder.config;
  const { outDir } = environments.client!.build;
  const write = (names: string[]) => {
    const css = sheetText(join(names));
    const file = `assets/style-${shortHash(css)}.css`;
    writeFileSync(path.join(outDir, file), css);
    return base + file;
  };
  return new Map(
    reached.map(([template, { shell, own }]) => [
      template,
      { styleSheets: [write(shell), write(own)], criticalStyles: criticalStyles(join([...shell, ...own])) },
    ]),
  );
}
