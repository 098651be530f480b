import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { caching } from '../../build/hostHeaders.ts';
import { apache, apacheWithFolder, restrictedApache } from './servers/apache.ts';
import { caddy, caddyWithName } from './servers/caddy.ts';
import { lighttpd } from './servers/lighttpd.ts';
import { nginx, nginxForHttp } from './servers/nginx.ts';
import { type Answer, ask, headerOf, host } from './support/ask.ts';
import { builtFiles, contentOf, endingOf, someFile, textEndings, urlOf } from './support/builtFiles.ts';
import { isInstalled, serve } from './support/serve.ts';
import { copies } from './support/siteCopies.ts';
import { testRecipe, testSite } from './support/siteTests.ts';

const servers = [nginx, apache, caddy, lighttpd];
const page = '/about/index.html';

test('every server that has a recipe is here', ({ skip }) => {
  const absent = servers.filter((server) => !isInstalled(server));
  const names = absent.map(({ name }) => name).join(', ');
  const packages = absent.flatMap((server) => server.packages).join(' ');
  const missing = `not installed: ${names} (on Debian, as root: apt-get install ${packages})`;
  if (absent.length > 0 && process.env.REQUIRE_SERVERS) throw new Error(missing);
  skip(absent.length > 0, missing);
});

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  '': (body) => body,
};

/** Tests that a file is sent as browsers accept it, in the smallest form that the server knows. */
async function expectCompressed(
  origin: string,
  address: string,
  file: string,
  best: string,
): Promise<Answer> {
  const expected: [accepted: string, encodings: string[]][] = [
    ['gzip', ['gzip']],
    ['gzip;q=1.0, br;q=0, *;q=0', ['gzip', '']],
    ['br;q=0, gzip;q=0', ['']],
    ['gzip, deflate, br, zstd', [best]],
  ];
  const answers: Answer[] = [];
  for (const [accepted, encodings] of expected) {
    const answer = await ask(origin, address, { 'Accept-Encoding': accepted });
    const encoding = headerOf(answer, 'content-encoding');
    expect(encodings, `${address} for ${accepted}`).toContain(encoding);
    expect(decoders[encoding]!(answer.body).equals(contentOf(file)), address).toBe(true);
    if (encoding) expect(headerOf(answer, 'vary')).toMatch(/\bAccept-Encoding\b/i);
    answers.push(answer);
  }
  return answers.at(-1)!;
}

describe.for(servers.filter(isInstalled))('$name as it is installed', (server) => {
  const origin = serve(server, 'plain');
  testSite(origin, copies.plain, textEndings);
});

describe.for([...servers, restrictedApache].filter(isInstalled))('$name with the recipe', (server) => {
  const origin = serve(server, 'withRecipe');
  testRecipe(origin, copies.withRecipe);

  test('lets browsers keep hashed files for a year', async () => {
    const answer = await ask(origin(), someFile('js'));
    expect(headerOf(answer, 'cache-control')).toBe(caching.hashed);
  });

  test('compresses texts and the 404 page', async () => {
    for (const ending of textEndings) {
      const file = someFile(ending);
      await expectCompressed(origin(), urlOf(file), file, server.encoding);
    }
    await expectCompressed(origin(), '/nothing', '404.html', server.encoding);
  });

  test('compresses for a proxy that asks by HTTP/1.0, as nginx does', async () => {
    const { hostname, port } = new URL(origin());
    const socket = connect(Number(port), hostname);
    const headers = [`Host: ${host}`, 'X-Forwarded-Proto: https', 'Accept-Encoding: gzip'];
    socket.write(`GET ${urlOf(page)} HTTP/1.0\r\n${headers.join('\r\n')}\r\n\r\n`);
    const [head] = Buffer.concat(await socket.toArray())
      .toString('latin1')
      .split('\r\n\r\n');
    expect(head).toMatch(/^content-encoding: gzip$/im);
  });

  test.each(['identity', 'gzip', 'gzip, deflate, br, zstd'])(
    'sends an unchanged page once (%s)',
    async (accepted) => {
      const headers: Record<string, string> = { 'Accept-Encoding': accepted };
      const first = await ask(origin(), urlOf(page), headers);
      if (first.headers.has('etag')) headers['If-None-Match'] = headerOf(first, 'etag');
      if (first.headers.has('last-modified')) headers['If-Modified-Since'] = headerOf(first, 'last-modified');
      expect((await ask(origin(), urlOf(page), headers)).status).toBe(304);
    },
  );

  const films = ['mp4', 'webm'].filter((ending) => builtFiles.some((file) => endingOf(file) === ending));
  test.each(films)('sends parts of a .%s file', async (ending) => {
    const video = someFile(ending);
    const answer = await ask(origin(), video, { Range: 'bytes=100-199' });
    expect(answer.status).toBe(206);
    expect(headerOf(answer, 'content-range')).toBe(`bytes 100-199/${contentOf(video).length}`);
    expect(answer.body.equals(contentOf(video).subarray(100, 200))).toBe(true);
    const beyond = await ask(origin(), video, { Range: 'bytes=999999999-' });
    expect(beyond.status).toBe(416);
    for (const [name, values] of beyond.headers) expect(values, name).toHaveLength(1);
  });
});

describe.for([nginxForHttp, apache, caddyWithName, lighttpd].filter(isInstalled))('$name', (server) => {
  const origin = serve(server, 'withRecipe');

  test('redirects http:// to https://', async () => {
    for (const address of ['/', '/about/', '/about/?from=a%20b&c=d', '/about', '/nothing', '/robots.txt']) {
      const answer = await ask(origin(), address, { 'X-Forwarded-Proto': '' });
      expect([301, 308]).toContain(answer.status);
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
