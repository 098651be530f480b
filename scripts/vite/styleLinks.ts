import path from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

const roots = (template: string) =>
  ['shared/runtime/renderPage.tsx', `pages/${template}.tsx`].map((file) => path.resolve(file));

function collect(node: EnvironmentModuleNode, template: string, seen: Set<EnvironmentModuleNode>): void {
  if (seen.has(node)) return;
  seen.add(node);
  const isOtherTemplate =
    /[\\/]pages[\\/].*Page\.tsx$/.test(node.file ?? '') && !node.file!.endsWith(`${template}.tsx`);
  if (isOtherTemplate) return;
  for (const imported of node.importedModules) collect(imported, template, seen);
}

/**
 * In development styles arrive with the script. These links show a page styled before it; the page's script
 * takes them out again, so that edits of a style show at once.
 */
export function styleLinks(server: ViteDevServer, template: string): string {
  const { moduleGraph } = server.environments.ssr;
  const seen = new Set<EnvironmentModuleNode>();
  for (const file of roots(template)) {
    for (const node of moduleGraph.getModulesByFile(file) ?? []) collect(node, template, seen);
  }
  const files = [...seen].map((node) => node.file ?? '').filter((file) => /\.s?css$/.test(file));
  const { base } = server.config;
  return files.map((file) => `<link rel="stylesheet" href="${base}@fs${file}" data-dev-style>`).join('');
}
