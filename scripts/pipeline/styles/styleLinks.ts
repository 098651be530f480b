import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { reachedStyles } from './reachedStyles.ts';

/**
 * In development: links to the styles of everything that a page was just rendered from, or may show later. Vite
 * updates them on edits.
 */
export async function styleLinks(server: ViteDevServer, page: { template: string }): Promise<string> {
  const { ssr } = server.environments;
  const importsOf = async (id: string) => {
    const node = ssr!.moduleGraph.getModuleById(id);
    // What has not been loaded yet has no imports.
    if (node && !node.transformResult) await ssr!.transformRequest(node.url);
    return [...(node?.importedModules ?? [])].map((imported) => imported.id!);
  };
  const { shell, own } = await reachedStyles(page, importsOf);
  return [...shell, ...own]
    .map((file) => `<link rel="stylesheet" href="${path.posix.join(server.config.base, '@fs', file)}">`)
    .join('');
}
