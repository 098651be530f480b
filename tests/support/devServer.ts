import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { viteProgram } from './projectCopy.ts';

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the development server in `folder` and waits until it says where it listens. */
export async function startDevServer(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [viteProgram, '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(`:${port}/`)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(output)));
  });
  return {
    /** All that the server has said. */
    said: () => output,
    address: `http://localhost:${port}`,
    /** @throws if the server has ended by itself */
    stop: async () => {
      if (child.exitCode !== null) throw new Error(`The server ended by itself:\n${output}`);
      child.kill();
      await once(child, 'exit');
    },
  };
}
