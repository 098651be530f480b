import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { caching } from '../../build/hostHeaders.ts';
import { addressOf, checkRows, fileRows, servedFiles } from '../../scripts/tools/checkSite.ts';
import { skipWithout } from '../support/onDemand.ts';
import { apache, apacheWithFolder, restrictedApache } from './servers/apache.ts';
import { caddy, caddyWithName } from './servers/caddy.ts';
import { lighttpd } from './servers/lighttpd.ts';
import { nginx, nginxForHttp } from './servers/nginx.ts';
import { ask, headerOf, host, testRecipe } from './support/ask.ts';
import { isInstalled, serve } from './support/Server.ts';
import { copies, someFile } from './support/siteCopies.ts';

const servers = [nginx, apache, caddy, lighttpd];
const page = '/about/index.html';

test('every server that has a recipe is here', ({ skip }) => {
  const absent = servers.filter((server) => !isInstalled(server));
  const names = absent.map(({ name }) => name);
  const packages = absent.flatMap((server) => server.packages).join(' ');
  skipWithout(names, `on Debian, as root: apt-get install ${packages}`, skip);
});

describe.for(servers.filter(isInstalled))('$name as it is installed', (server) => {
  const origin = serve(server, 'plain');
  const folder = copies.plain;

  test('serves each file and page as it is', async () => {
    const rows = fileRows(servedFiles(folder)).map(({ headers: _headers, ...row }) => row);
    const site = { root: new URL(`${origin()}/`), folder, sent: { Host: host } };
    expect(await checkRows(rows, site)).toEqual([]);
  });
});

describe.for([...servers, restrictedApache].filter(isInstalled))('$name with the recipe', (server) => {
  const origin = serve(server, 'withRecipe');
  testRecipe(origin, copies.withRecipe);

  test('lets browsers keep hashed files for a year', async () => {
    const answer = await ask(origin(), someFile('js'));
    expect(headerOf(answer, 'cache-control')).toBe(caching.hashed);
  });

  test('keeps hidden files to itself', async () => {
    expect((await ask(origin(), '/.htaccess')).statusCode).toBeGreaterThan(400);
  });

  // That it compresses all texts, the launch check asks.
  test.each([addressOf(page), '/nothing'])('compresses %s as the browser accepts it', async (address) => {
    for (const [accepted, encodings] of [
      ['gzip', ['gzip']],
      ['gzip;q=1.0, br;q=0, *;q=0', ['gzip', '']],
      ['br;q=0, gzip;q=0', ['']],
      ['gzip, deflate, br, zstd', [server.encoding]],
    ] as const) {
      const answer = await ask(origin(), address, { 'Accept-Encoding': accepted });
      const encoding = headerOf(answer, 'content-encoding');
      expect(encodings, accepted).toContain(encoding);
      if (encoding) expect(headerOf(answer, 'vary')).toMatch(/\bAccept-Encoding\b/i);
    }
  });
});

describe.for([nginxForHttp, apache, caddyWithName, lighttpd].filter(isInstalled))('$name', (server) => {
  const origin = serve(server, 'withRecipe');

  test('redirects http:// to https://', async () => {
    for (const address of ['/', '/about/', '/about/?from=a%20b&c=d', '/about', '/nothing', '/robots.txt']) {
      const answer = await ask(origin(), address, { 'X-Forwarded-Proto': '' });
      expect([301, 308]).toContain(answer.statusCode);
      // Caddy names its port where it is not the usual one.
      expect(headerOf(answer, 'location').replace(/:\d+\//, '/')).toBe(`https://${host}${address}`);
    }
  });
});

describe.runIf(isInstalled(apacheWithFolder))(apacheWithFolder.name, () => {
  const origin = serve(apacheWithFolder, 'withRecipe');
  const folder = `/${path.basename(copies.withRecipe)}`;

  test('redirects to its home page with the scheme of the proxy', async () => {
    const location = headerOf(await ask(origin(), `${folder}?a=b`), 'location');
    expect(location).toBe(`https://${host}${folder}/?a=b`);
  });
});
