import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import type { Rolldown, ViteBuilder } from 'vite';

export const stylesEntry = 'styles.scss';

/** The cascade layers of the folders with components. shared/styles/main.scss says in which order they apply. */
const layers = {
  'shared/shell': 'shell',
  'shared/ui': 'components',
  'shared/blocks': 'components',
  pages: 'page',
};

/** The layer that all rules of a style sheet are in; undefined for those of shared/styles, which name it themselves. */
function layerOf(file: string): string | undefined {
  const isIn = (folder: string) => !path.relative(folder, file).startsWith('..');
  return Object.entries(layers).find(([folder]) => isIn(folder))?.[1];
}

export function inLayer(styles: string, file: string): string {
  const layer = layerOf(file);
  if (!layer) return styles;
  const [uses] = /^(\s*@use [^;]+;)*/.exec(styles)!;
  return `${uses} @layer ${layer} {${styles.slice(uses.length)}}`;
}

/** The condition of the group around a sheet, which keeps the minifier from joining its rules with those of others. */
const conditionOf = (index: number) => `(sheet:${index})`;

/**
 * In one run, because each run of Sass loads the tools of shared/styles again.
 * @returns the minified styles of each, which nobody may change: templates share them
 */
export async function compileStyles(
  builder: ViteBuilder,
  sheets: string[],
): Promise<Map<string, ChildNode[]>> {
  const { root } = builder.config;
  const loads = sheets.map((sheet, index) => {
    const load = `@include meta.load-css('${path.posix.relative(root, sheet)}');`;
    const layer = layerOf(sheet);
    return `@supports ${conditionOf(index)} { ${layer ? `@layer ${layer} { ${load} }` : load} }\n`;
  });
  await writeFile(path.join(root, stylesEntry), `@use 'sass:meta';\n${loads.join('')}`);
  const { output } = (await builder.build(builder.environments.styles!)) as Rolldown.RolldownOutput;
  const css = output.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset;
  const groups = postcss.parse(String(css.source)).nodes as AtRule[];
  const nodesOf = (index: number) => groups.find(({ params }) => params === conditionOf(index))?.nodes ?? [];
  return new Map(sheets.map((sheet, index) => [sheet, nodesOf(index)]));
}

export function joinStyles(styles: ChildNode[][]): Root {
  const file = readFileSync('shared/styles/main.scss', 'utf8');
  const order = /^@layer ([^;{]+);/m.exec(file)![1]!.split(/,\s*/);
  const layers = new Map(order.map((name) => [name, [] as ChildNode[]]));
  const others: ChildNode[] = [];
  for (const node of styles.flat()) {
    const isLayer = node.type === 'atrule' && node.name === 'layer';
    const nodes = isLayer && layers.get(node.params);
    if (nodes) nodes.push(...(node.nodes ?? []));
    // Not the order of the layers, which each style sheet declares.
    else if (!isLayer || node.nodes) others.push(node);
  }
  // Assigned, because adding nodes would take them out of the sheets that they are in.
  const group = (params: string, nodes?: ChildNode[]) =>
    Object.assign(postcss.atRule({ name: 'layer', params, raws: { afterName: ' ' } }), { nodes });
  const groups = [...layers].filter(([, nodes]) => nodes.length > 0).map((layer) => group(...layer));
  return Object.assign(postcss.root(), { nodes: [group(order.join()), ...groups, ...others] });
}
