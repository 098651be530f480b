import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type ChildNode, type Root } from 'postcss';
import type { Rolldown, ViteBuilder } from 'vite';

/** The generated style sheet, below the folder of generated files. */
export const stylesEntry = 'styles.scss';

/** Parsed minified rules by their cascade layer; those outside all layers have none. */
type LayeredStyles = ReadonlyMap<string | undefined, ChildNode[]>;

/** The cascade layers, weakest first. */
const readLayers = (): string[] =>
  /^@layer ([^;{]+);/m.exec(readFileSync('shared/styles/_layers.scss', 'utf8'))![1]!.split(/,\s*/);

/** The rules that end a sheet: one in each layer, because the minifier writes each layer once. */
function endOf(index: number, layers: string[]): string {
  const rule = `end-of-sheet-${index} { order: ${index}; }`;
  return [rule, ...layers.map((layer) => `@layer ${layer} { ${rule} }`)].join('\n');
}

function splitSheets(css: string, layers: string[], count: number): LayeredStyles[] {
  const sheets = Array.from({ length: count }, () => new Map<string | undefined, ChildNode[]>());
  const split = (nodes: ChildNode[], layer?: string) => {
    let index = 0;
    for (const node of nodes) {
      if (node.type === 'rule' && node.selector === `end-of-sheet-${index}`) index += 1;
      else if (node.type === 'atrule' && node.name === 'layer' && layers.includes(node.params))
        split(node.nodes!, node.params);
      else sheets[index]!.set(layer, [...(sheets[index]!.get(layer) ?? []), node]);
    }
    if (index !== count) throw new Error(`The minifier has merged the ends of style sheets in ${layer}`);
  };
  split(postcss.parse(css).nodes as ChildNode[]);
  return sheets;
}

/**
 * Compiles style sheets. In one run, because each run of Sass loads the tools of shared/styles again.
 * @returns the minified styles of each, which nobody may change: templates share them
 */
export async function compileStyles(
  builder: ViteBuilder,
  sheets: string[],
): Promise<Map<string, LayeredStyles>> {
  const { root } = builder.config;
  const layers = readLayers();
  const loads = sheets.map((sheet, index) => {
    const load = `@include meta.load-css('${path.posix.relative(root, sheet)}');`;
    return `${load}\n${endOf(index, layers)}\n`;
  });
  await writeFile(path.join(root, stylesEntry), `@use 'sass:meta';\n${loads.join('')}`);
  const { output } = (await builder.build(builder.environments.styles!)) as Rolldown.RolldownOutput;
  const written = output.filter(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset[];
  if (written.length !== 1) throw new Error(`The build wrote ${written.length} style sheets instead of one`);
  const split = splitSheets(String(written[0]!.source), layers, sheets.length);
  return new Map(sheets.map((sheet, index) => [sheet, split[index]!]));
}

/** Joins styles in their order to one sheet, which declares the order of the layers. */
export function joinStyles(styles: LayeredStyles[]): Root {
  const layers = readLayers();
  const nodesOf = (layer?: string) => styles.flatMap((sheet) => sheet.get(layer) ?? []);
  // Assigned, because adding nodes would take them out of the sheets that they are in.
  const group = (params: string, nodes?: ChildNode[]) =>
    Object.assign(postcss.atRule({ name: 'layer', params, raws: { afterName: ' ' } }), { nodes });
  const groups = layers.map((layer) => group(layer, nodesOf(layer)));
  const nodes = [group(layers.join()), ...groups.filter(({ nodes }) => nodes!.length > 0), ...nodesOf()];
  return Object.assign(postcss.root(), { nodes });
}
