import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type ViteDevServer } from 'vite';
import { explainError } from '../../lib/explainError.ts';
import { listWarnings } from '../notices.ts';
import type { SiteState } from '../SiteState.ts';

/** Debounce of changes in milliseconds: editors save in several steps. */
const settleTime = 50;

const isDeclaration = (file: string) => /[\\/]pages[\\/][^\\/]+[\\/]page\.ts$/.test(file);
// Includes files that no page has read yet, because they had a mistake when they were added.
const isContent = (file: string) => /[\\/]shared[\\/]content[\\/].+\.ts$/.test(file);
const isTemplate = (file: string) => file.endsWith('page.html');

/** Whether a file is used only for rendering HTML: Vite then does not reload the browser by itself. */
function isOnlyRendered(file: string, { client, ssr }: ViteDevServer['environments']): boolean {
  const isIn = ({ moduleGraph }: typeof ssr) =>
    Boolean(moduleGraph.getModulesByFile(normalizePath(file))?.size);
  return isIn(ssr!) && !isIn(client!);
}

/**
 * Reads pages and content again when one of their files is changed, added or deleted. Reloads open pages then, and when
 * a component is changed. A mistake is reported in the terminal and on the page, and the last valid state is kept.
 */
export function watchPages(server: ViteDevServer, state: SiteState): void {
  let pending: NodeJS.Timeout | undefined;
  /** Refreshes run one after another, so that the last result is the newest. */
  let refreshes = Promise.resolve();
  let problem: string | undefined;
  const showProblem = () => {
    if (problem) server.ws.send({ type: 'error', err: { message: problem, stack: '' } });
  };
  const showAdvice = () => {
    for (const line of listWarnings(state.warnings)) server.config.logger.warn(line);
  };
  const refresh = async () => {
    try {
      await state.refresh();
      showAdvice();
      problem = undefined;
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      problem = stripVTControlCharacters(explainError(error));
      server.config.logger.error(problem, { timestamp: true });
      showProblem();
    }
  };
  showAdvice();
  server.ws.on('connection', showProblem);
  const folders = ['pages', 'shared'].map((folder) => path.resolve(folder));
  server.watcher.add(folders);
  server.watcher.on('all', (event, file) => {
    const isRead = state.dependencies.has(file) || isContent(file) || isDeclaration(file) || isTemplate(file);
    // It may be a page or an island. For a new folder, the event may name only the folder, not its files.
    const isNewOrGone = event !== 'change' && folders.some((folder) => file.startsWith(folder));
    if (!isRead && !isNewOrGone) {
      if (isOnlyRendered(file, server.environments)) server.ws.send({ type: 'full-reload' });
      return;
    }
    clearTimeout(pending);
    pending = setTimeout(() => {
      refreshes = refreshes.then(refresh);
    }, settleTime);
  });
}
