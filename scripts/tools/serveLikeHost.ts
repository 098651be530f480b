import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { CliError } from '../lib/CliError.ts';
import { cachingOf } from '../pipeline/hosting.ts';

/**
 * Serves a built site like a host: its `.br` and `.gz` files if there are any, and for how long browsers keep a file.
 * @param port 0 picks a free one
 * @throws CliError when the port is in use
 */
export async function serveLikeHost(folder: string, port: number): Promise<{ server: Server; url: string }> {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, file) {
      response.setHeader('Cache-Control', cachingOf(file));
    },
  });
  const server = createServer((request, response) => {
    serve(request, response, () => void response.writeHead(404).end());
  });
  server.listen(port, 'localhost');
  await once(server, 'listening').catch((error: Error) => {
    throw new CliError(`${error.message}: stop the other program`);
  });
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}
