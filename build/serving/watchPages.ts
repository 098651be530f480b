import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServerModuleRunner, type DevEnvironment, normalizePath, type ViteDevServer } from 'vite';
import { UserError } from '#shared/core/UserError.ts';
import { explainError } from '../lib/explainError.ts';
import { listWarnings } from '../lib/notices.ts';
import type { Declarations } from '../pages/listPages.ts';
import { type Load, siteFile } from '../pages/Page.ts';
import type { SiteState } from '../SiteState.ts';

/**
 * Reads pages and content, and again when a file of the site is changed, added or deleted. After a mistake, the last valid
 * state is kept.
 * @returns what Vite's hook for updates calls with a changed file, once Vite has discarded the modules that it is in
 */
export async function watchPages(server: ViteDevServer, state: SiteState): Promise<(file: string) => void> {
  const { client, ssr } = server.environments as Record<'client' | 'ssr', DevEnvironment>;
  const runner = createServerModuleRunner(ssr, { hmr: false });
  // By the address that imports use: islands are compared by identity.
  const load: Load = (file) => runner.import(path.posix.join('/@fs/', normalizePath(path.resolve(file))));
  state.isEvaluated = (id) => runner.evaluatedModules.getModuleById(id) !== undefined;
  const read = async () => state.refresh({ ...((await load(siteFile)) as Declarations), load });
  const folders = ['pages', 'shared'].map((folder) => normalizePath(path.resolve(folder)));
  const isOfSite = (file: string) => folders.some((folder) => file.startsWith(folder));
  // First, because it takes a moment.
  server.watcher.add(folders);
  await read().catch((error) => {
    throw new UserError(explainError(error));
  });
  // The generated files, too: their folder may be new.
  server.watcher.add(server.config.root);
  let pending: NodeJS.Timeout | undefined;
  /** Refreshes run one after another, so that the last result is the newest. */
  let refreshes = Promise.resolve();
  let problem: string | undefined;
  let reloads = false;
  const showProblem = () => {
    if (problem) server.ws.send({ type: 'error', err: { message: problem, stack: '' } });
  };
  let advice = '';
  const showAdvice = () => {
    const lines = listWarnings(state.site.warnings).join('\n');
    if (lines && lines !== advice) server.config.logger.warn(lines);
    advice = lines;
  };
  const refresh = async () => {
    const isReload = reloads;
    reloads = false;
    try {
      await read();
      showAdvice();
      problem = undefined;
      if (isReload) server.ws.send({ type: 'full-reload' });
    } catch (error) {
      const message = stripVTControlCharacters(explainError(error));
      if (message !== problem) server.config.logger.error(message, { timestamp: true });
      problem = message;
      showProblem();
    }
  };
  showAdvice();
  server.ws.on('connection', showProblem);
  const refreshSoon = () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      refreshes = refreshes.then(refresh);
      // Editors save in several steps.
    }, 50);
  };
  server.watcher.on('all', (event, file) => {
    if (event === 'change' || !isOfSite(normalizePath(file))) return;
    // It may be a page. For a new folder, the event may name only the folder, not its files.
    ssr.moduleGraph.invalidateAll();
    reloads = true;
    refreshSoon();
  });
  return (file) => {
    if (!isOfSite(file)) return;
    reloads ||= file.includes('/shared/content/') || !client.moduleGraph.getModulesByFile(file)?.size;
    refreshSoon();
  };
}
