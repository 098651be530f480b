import path from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import { rendererFile, templateFile } from '../pages/Page.ts';
import { styleFile } from './serverStyles.ts';

type ImportsOf = (module: string) => readonly string[] | Promise<readonly string[]>;

/** Declares the order of the cascade layers, so it comes before every other style sheet. */
const mainStyles = 'shared/styles/main.scss';

/** The style sheets that the renderer, and those that a template reaches by imports, in the order of the cascade. */
export async function reachedStyles(page: { template: string }, importsOf: ImportsOf) {
  const seen = new Set<string>();
  const reach = async (modules: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const module of modules) {
      if (seen.has(module)) continue;
      seen.add(module);
      found.push(...(styleFile.test(module) ? [module] : await reach(await importsOf(module))));
    }
    return found;
  };
  const reachFrom = (...files: string[]) => reach(files.map((file) => normalizePath(path.resolve(file))));
  return { shell: await reachFrom(mainStyles, rendererFile), own: await reachFrom(templateFile(page)) };
}

export async function styleLinks(
  server: ViteDevServer,
  page: { template: string },
  isEvaluated: (id: string) => boolean,
): Promise<string> {
  const { ssr } = server.environments;
  const importsOf = async (id: string) => {
    const node = ssr!.moduleGraph.getModuleById(id);
    // What has not been loaded yet has no imports. What has been, but was changed since, must be left to the reading of
    // pages, which would take it for unchanged.
    if (node && !node.transformResult && !isEvaluated(id)) await ssr!.transformRequest(node.url);
    return [...(node?.importedModules ?? [])].map((imported) => imported.id!);
  };
  const { shell, own } = await reachedStyles(page, importsOf);
  return [...shell, ...own]
    .map((file) => `<link rel="stylesheet" href="${path.posix.join(server.config.base, '@fs', file)}">`)
    .join('');
}
