import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SiteState } from '../SiteState.ts';

/** Debounce of changes in milliseconds: editors save in several steps. */
const settleTime = 50;

const isDeclaration = (file: string) => /[\\/]pages[\\/][^\\/]+[\\/]page\.ts$/.test(file);
const isTemplate = (file: string) => file.endsWith('page.html');

/**
 * Reads pages and content again when one of their files is changed, added or deleted, and reloads open pages. A
 * mistake is reported in the terminal and on the page, and the last valid state is kept.
 */
export function watchPages(server: ViteDevServer, state: SiteState): void {
  let pending: NodeJS.Timeout | undefined;
  const refresh = async () => {
    try {
      await state.refresh();
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      const { message, stack } = error as Error;
      server.config.logger.error(message, { timestamp: true });
      server.ws.send({ type: 'error', err: { message, stack: stack ?? '' } });
    }
  };
  server.watcher.add(['pages', 'shared'].map((folder) => path.resolve(folder)));
  server.watcher.on('all', (_event, file) => {
    if (!state.dependencies.has(file) && !isDeclaration(file) && !isTemplate(file)) return;
    clearTimeout(pending);
    pending = setTimeout(refresh, settleTime);
  });
}
