import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { SiteState } from '../../../scripts/pipeline/SiteState.ts';
import { siteFilePaths, siteFiles } from '../../../scripts/pipeline/seo/siteFiles.ts';
import { serveSiteFiles } from '../../../scripts/pipeline/vite/serveSiteFiles.ts';
import { company } from '../../../shared/content/company.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

let stop = () => {};
afterEach(() => stop());

/** Serves the files of a site without pages; what comes back asks for an address as it is written. */
async function serve({ base = '/', mark = company.logo.mark } = {}) {
  const state = {
    pages: [],
    company: { ...company, logo: { ...company.logo, mark } },
    hosting: { base, siteUrl: '' },
  };
  let middleware: Middleware = () => {};
  const development = { middlewares: { use: (added: Middleware) => (middleware = added) } };
  const plugin = serveSiteFiles(state as unknown as SiteState);
  (plugin.configureServer as (server: unknown) => void)(development);
  const server = createServer((request, response) =>
    middleware(Object.assign(request, { originalUrl: request.url }), response, (error) =>
      response.writeHead(error ? 500 : 404).end(String(error ?? 'next')),
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => void server.close();
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const [answer] = (await once(get({ port, path, agent: false }), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, text: String(Buffer.concat(await answer.toArray())) };
  };
}

it('serves the files below the base path', async () => {
  const ask = await serve({ base: '/site/' });
  expect(await ask('/site/robots.txt')).toMatchObject({
    status: 200,
    text: expect.stringMatching(/^User-agent/),
  });
  expect((await ask('/robots.txt')).status).toBe(404);
});

it.each(['//', '//robots.txt', '/%E0%A4%A.png', '/nothing.png'])('leaves %s to others', async (address) => {
  const ask = await serve();
  expect(await ask(address)).toEqual({ status: 404, text: 'next' });
});

it('leaves other pictures to others when an icon cannot be drawn', async () => {
  const ask = await serve({ mark: 'brand/nothing' });
  expect(await ask('/images/logo.svg')).toEqual({ status: 404, text: 'next' });
});

it('knows the addresses of all files', async () => {
  const files = await siteFiles({
    pages: [],
    company,
    hosting: { base: '/', siteUrl: 'https://www.example.com' },
  });
  expect([...files.keys()].filter((address) => !siteFilePaths.has(address))).toEqual([]);
});

it('reports to the server when an icon cannot be drawn', async () => {
  const ask = await serve({ mark: 'brand/nothing' });
  expect(await ask('/favicon.ico')).toEqual({ status: 500, text: expect.stringContaining('brand/nothing') });
});
