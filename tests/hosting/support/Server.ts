import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { freePort } from '../../support/projectCopy.ts';
import { copies, copiesFolder } from './siteCopies.ts';

type Place = {
  folder: string;
  site: string;
  port: number;
  httpsPort: number;
  /** Whether it runs with the site's recipe; without, it runs as Debian's package sets it up. */
  hasRecipe: boolean;
};

type Launch = {
  files: Record<string, string>;
  args: string[];
  env?: Record<string, string>;
};

export type Server = {
  name: string;
  command: string;
  packages: string[];
  /** Files of the packages that the configuration is made from. */
  needs: string[];
  /** What it compresses with by its recipe, for browsers that take anything. */
  encoding: 'br' | 'gzip';
  configure: (place: Place) => Launch;
};

export type Change = [from: string | RegExp, to: string];

/** @throws for a text without what is to be replaced: then it is not as Debian ships it */
export const edit = (text: string, changes: Change[]): string =>
  changes.reduce((before, [from, to]) => {
    const changed = before.replace(from, () => to);
    if (changed === before) throw new Error(`A configuration does not contain ${from}`);
    return changed;
  }, text);

export const editStock = (file: string, changes: Change[]) => edit(readFileSync(file, 'utf8'), changes);

/** Debian's user `nobody`, whom servers run as when root runs the tests. */
const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const patience = 60_000;

export const isInstalled = ({ command, needs }: Server) =>
  [command, ...needs].every((file) => existsSync(file));

/** @throws with what the server printed when it does not listen in time */
async function start(server: Server, copy: keyof typeof copies) {
  const folder = mkdtempSync(path.join(copiesFolder, 'server-'));
  chmodSync(folder, 0o755);
  if (identity.uid) chownSync(folder, identity.uid, identity.gid);
  const [port, httpsPort] = await Promise.all([freePort(), freePort()]);
  const place = { folder, site: copies[copy], port, httpsPort, hasRecipe: copy !== 'plain' };
  const { files, args, env } = server.configure(place);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);

  const child = spawn(server.command, args, { ...identity, cwd: folder, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
  };
  const listen = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  };
  const listening = vi.waitFor(listen, { timeout: patience, interval: 20 });
  await Promise.race([listening, ended.then(() => Promise.reject())]).catch(async () => {
    await stop();
    throw new Error(`${server.name} did not start:\n${output}`);
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Runs a server for the tests of a group, on a free port as an unprivileged user; returns its origin. */
export function serve(server: Server, copy: keyof typeof copies): () => string {
  let running: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    running = await start(server, copy);
  });
  afterAll(() => running?.stop());
  return () => running!.origin;
}
