import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { shortHash } from './shortHash.ts';

/** Whether a process listens. The system closes the socket of a process that has ended, however it ended. */
async function isHeld(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Takes a lock, which only one process can hold: a socket on which it listens.
 * @param file of the socket, in a folder that exists; relative, because the names of sockets are limited to 100 bytes
 * @returns the function that releases it; undefined while another process holds it
 */
export async function takeLock(file: string): Promise<(() => void) | undefined> {
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${shortHash(path.resolve(file))}` : file;
  const server = createServer().unref();
  const listen = () => once(server.listen(address), 'listening');
  try {
    await listen();
  } catch (error) {
    // A file system without sockets.
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return () => {};
    if (await isHeld(address)) return undefined;
    rmSync(address, { force: true });
    await listen();
  }
  return () => server.close();
}
