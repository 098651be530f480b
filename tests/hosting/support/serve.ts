import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Server } from './Server.ts';
import { copies, copiesFolder } from './siteCopies.ts';
import { startServer } from './startServer.ts';

/** Runs a server for the tests of a group; returns its origin, once it runs. */
export function serve(server: Server, copy: keyof typeof copies): () => string {
  let running: Awaited<ReturnType<typeof startServer>> | undefined;
  beforeAll(async () => {
    const folder = mkdtempSync(path.join(copiesFolder, `${server.name}-${copy}-`.replace(/\W+/g, '-')));
    running = await startServer(server, folder, copies[copy], copy !== 'plain');
  });
  afterAll(() => running?.stop());
  return () => running!.origin;
}
