import path from 'node:path';
import { type EnvironmentModuleNode, normalizePath, type ViteDevServer } from 'vite';
import { rendererFile, templateFile } from '../pages/pageModules.ts';
import { styleFile } from './serverStyles.ts';

const isStyle = ({ file }: EnvironmentModuleNode) => styleFile.test(file ?? '');

/** Skips what a style sheet imports, which it contains already: linked separately, a partial would lose its layer. */
function collect(node: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): void {
  if (seen.has(node)) return;
  seen.add(node);
  if (isStyle(node)) return;
  for (const imported of node.importedModules) collect(imported, seen);
}

/** Declares the order of the cascade layers, so it comes before every other style sheet. */
const mainStyles = 'shared/styles/main.scss';

/** In development: links to the styles of everything that a page was just rendered from. Vite updates them on edits. */
export function styleLinks(server: ViteDevServer, page: { template: string }): string {
  const { moduleGraph } = server.environments.ssr;
  const seen = new Set<EnvironmentModuleNode>();
  for (const file of [rendererFile, templateFile(page)]) {
    for (const node of moduleGraph.getModulesByFile(normalizePath(path.resolve(file))) ?? [])
      collect(node, seen);
  }
  const files = [...seen].filter(isStyle).map(({ file }) => file as string);
  const { base } = server.config;
  return [...new Set([normalizePath(path.resolve(mainStyles)), ...files])]
    .map((file) => `<link rel="stylesheet" href="${path.posix.join(base, '@fs', file)}">`)
    .join('');
}
