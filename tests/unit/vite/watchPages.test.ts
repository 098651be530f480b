import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteState } from '../../../scripts/pipeline/SiteState.ts';
import { watchPages } from '../../../scripts/pipeline/vite/watchPages.ts';
import { ContentError } from '../../../shared/content/ContentError.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads changes one after another, so that a mistake stays on the page while an earlier change is still read', async () => {
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const sent: string[] = [];
  const server = {
    watcher,
    ws: { on: () => {}, send: ({ type }: { type: string }) => void sent.push(type) },
    config: { logger: { error: () => {} } },
  };
  const refresh = vi
    .fn()
    .mockImplementationOnce(() => new Promise<void>((resolve) => setTimeout(resolve, 600)))
    .mockImplementationOnce(() => Promise.reject(new ContentError('A mistake')));
  watchPages(
    server as unknown as ViteDevServer,
    { dependencies: new Set(), advice: [], refresh } as unknown as SiteState,
  );
  const change = () => watcher.emit('all', 'change', path.resolve('shared/content/company.ts'));
  change();
  await vi.advanceTimersByTimeAsync(100);
  change();
  await vi.waitFor(() => expect(sent).toEqual(['full-reload', 'error']));
});
