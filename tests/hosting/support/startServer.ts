import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '../../support/devServer.ts';
import type { Server } from './Server.ts';

/** Debian's user `nobody`, whom servers run as when root runs the tests. */
const nobody = 65534;

/** How long a server may take to listen, in milliseconds. */
const patience = 20_000;

const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const outcome = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return outcome;
}

/**
 * Starts a server in the foreground on a free port, as an unprivileged user.
 * @param folder folder that is made for its configuration and logs
 * @throws with what it printed when it ends instead of listening
 */
export async function startServer(server: Server, folder: string, site: string, hasRecipe: boolean) {
  const port = await freePort();
  const { files, args, env } = server.configure({ folder, site, port, hasRecipe });
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  if (identity.uid) await chown(folder, identity.uid, identity.gid);
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);

  const child = spawn(server.command, args, { ...identity, cwd: folder, env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
  };
  const deadline = performance.now() + patience;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${server.name} did not start:\n${output}`);
    }
    await after(20);
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}
