import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../scripts/pipeline/contentTypes.ts';
import { caching, cachingOf, securityHeaders } from '../../scripts/pipeline/hosting.ts';
import { checkLive, expectedPages } from '../../scripts/tools/launch-check/live/checkLive.ts';
import { reportLive } from '../../scripts/tools/launch-check/live/reportLive.ts';
import { addressed } from '../support/pages.ts';
import { apache, restrictedApache } from './servers/apache.ts';
import { caddy, caddyWithName } from './servers/caddy.ts';
import { lighttpd } from './servers/lighttpd.ts';
import { nginx, nginxForHttp } from './servers/nginx.ts';
import { type Answer, ask, headerOf, host } from './support/ask.ts';
import { contentOf, endingOf, sampleFiles, someFile, textEndings, urlOf } from './support/builtFiles.ts';
import { isInstalled, serve } from './support/serve.ts';
import { copies, misleadingPage } from './support/siteCopies.ts';

const listedPages = expectedPages();
const servers = [nginx, apache, caddy, lighttpd];
const unknown = [
  '/nothing',
  '/nothing/',
  '/about/nothing/',
  '/services/nothing.html',
  '/a/b/c/d',
  '/assets/old-1a2b3c4d.js',
];
const page = '/about/index.html';
const redirects = [301, 302, 307, 308];

test('every server that has a recipe is here', ({ skip }) => {
  const absent = servers.filter((server) => !isInstalled(server));
  const names = absent.map(({ name }) => name).join(', ');
  const packages = absent.flatMap((server) => server.packages).join(' ');
  const missing = `not installed: ${names} (on Debian, as root: apt-get install ${packages})`;
  if (absent.length > 0 && process.env.REQUIRE_SERVERS) throw new Error(missing);
  skip(absent.length > 0, missing);
});

/** Tests that a server serves all that was built, and types of these kinds of files that browsers take. */
function testSite(origin: () => string, endings: string[]): void {
  test('serves files of each kind as they are, with a type that browsers take', async () => {
    const wrong: string[] = [];
    for (const file of sampleFiles) {
      const answer = await ask(origin(), urlOf(file));
      const type = headerOf(answer, 'content-type');
      const isTyped = !endings.includes(endingOf(file)) || contentTypes[endingOf(file)]!.test(type);
      if (answer.status !== 200 || !answer.body.equals(contentOf(file)) || !isTyped)
        wrong.push(`${file}: ${answer.status} ${type}`);
    }
    expect(wrong).toEqual([]);
  });

  test('leads from an address without its last slash to the page', async () => {
    const wrong: string[] = [];
    for (const { path: address } of addressed.filter((listed) => listed.path !== '/')) {
      const answer = await ask(origin(), `${address.slice(0, -1)}?a=b`);
      const target = new URL(headerOf(answer, 'location'), `http://${host}${address}`);
      if (!redirects.includes(answer.status) || target.pathname !== address) wrong.push(address);
    }
    expect(wrong).toEqual([]);
  });

  test('answers unknown addresses with status 404', async () => {
    for (const address of unknown) expect((await ask(origin(), address)).status, address).toBe(404);
  });
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/** Tests that a file is sent compressed as browsers accept it. */
async function expectCompressed(origin: string, address: string, file: string): Promise<Answer> {
  for (const accepted of ['gzip', 'gzip, deflate, br']) {
    const answer = await ask(origin, address, { 'Accept-Encoding': accepted });
    const encoding = headerOf(answer, 'content-encoding');
    expect(accepted.split(', '), address).toContain(encoding);
    expect(decoders[encoding as 'br'](answer.body).equals(contentOf(file)), address).toBe(true);
    expect(headerOf(answer, 'vary')).toMatch(/\bAccept-Encoding\b/i);
    expect(headerOf(answer, 'content-type')).toMatch(contentTypes[endingOf(file)]!);
  }
  return ask(origin, address, { 'Accept-Encoding': 'gzip, deflate, br' });
}

/** Tests what every host must answer by its recipe, behind a proxy that terminates HTTPS on another port. */
function testRecipe(origin: () => string): void {
  testSite(origin, Object.keys(contentTypes));

  test('shows the 404 page for unknown addresses, and in place of a list of files', async () => {
    const folders = ['/images/', '/images'];
    for (const address of [...unknown, ...folders]) {
      const first = await ask(origin(), address);
      const answer = redirects.includes(first.status) ? await ask(origin(), `${address}/`) : first;
      expect(folders.includes(address) ? [403, 404] : [404], address).toContain(answer.status);
      expect(answer.body.equals(contentOf('404.html')), address).toBe(true);
      expect(headerOf(answer, 'content-type')).toMatch(contentTypes.html!);
      expect(headerOf(answer, 'cache-control')).toBe(caching.others);
    }
  });

  test('compresses texts and the 404 page', async () => {
    for (const ending of textEndings) {
      const file = someFile(ending);
      await expectCompressed(origin(), urlOf(file), file);
    }
    const answer = await ask(origin(), '/nothing', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(answer.body).equals(contentOf('404.html'))).toBe(true);
  });

  test('lets browsers cache hashed files for a year and revalidate all others', async () => {
    for (const file of [...sampleFiles, misleadingPage, `${misleadingPage}index.html`]) {
      const answer = await ask(origin(), urlOf(file));
      const expected = file.startsWith(misleadingPage) ? caching.others : cachingOf(file);
      expect(headerOf(answer, 'cache-control'), file).toBe(expected);
      expect(answer.status, file).toBe(200);
    }
  });

  test('sends each security header once', async () => {
    for (const address of ['/', '/about', someFile('js'), someFile('avif'), '/robots.txt', ...unknown]) {
      const { headers } = await ask(origin(), address);
      for (const [name, value] of Object.entries(securityHeaders))
        expect(headers.get(name.toLowerCase()), `${name} of ${address}`).toEqual([value]);
    }
  });

  test('redirects within the site only, with its scheme and without a port', async () => {
    const { headers } = await ask(origin(), '/about?a=b');
    const target = new URL(headers.get('location')![0]!, `https://${host}/about`);
    expect(target.href.replace(/\?a=b$/, '')).toBe(`https://${host}/about/`);
    const hostile = ['//evil.example/..', '//evil.example', '/\\evil.example', '/%2Fevil.example', '//about'];
    for (const address of hostile) {
      const location = headerOf(await ask(origin(), address), 'location');
      expect(new URL(location, `https://${host}/`).host, `${address} → ${location}`).toBe(host);
    }
  });

  test.each(['identity', 'gzip, deflate, br'])('sends an unchanged page once (%s)', async (accepted) => {
    const headers: Record<string, string> = { 'Accept-Encoding': accepted };
    const first = await ask(origin(), urlOf(page), headers);
    if (first.headers.has('etag')) headers['If-None-Match'] = headerOf(first, 'etag');
    if (first.headers.has('last-modified')) headers['If-Modified-Since'] = headerOf(first, 'last-modified');
    expect((await ask(origin(), urlOf(page), headers)).status).toBe(304);
  });

  test.each(['mp4', 'webm'])('sends parts of a .%s file', async (ending) => {
    const video = someFile(ending);
    const answer = await ask(origin(), video, { Range: 'bytes=100-199' });
    expect(answer.status).toBe(206);
    expect(headerOf(answer, 'content-range')).toBe(`bytes 100-199/${contentOf(video).length}`);
    expect(answer.body.equals(contentOf(video).subarray(100, 200))).toBe(true);
  });
}

describe.for(servers.filter(isInstalled))('$name as it is installed', (server) => {
  const origin = serve(server, 'plain');
  testSite(origin, textEndings);
});

describe.for([...servers, restrictedApache].filter(isInstalled))('$name with the recipe', (server) => {
  const origin = serve(server, 'withRecipe');
  testRecipe(origin);

  test('passes the launch check as a rehearsal of the site that is built for its address', async () => {
    const findings = await checkLive(origin(), await listedPages);
    const root = `${origin()}/`;
    expect(reportLive(findings).split('\n')).toEqual([
      `Remark: ${root} is on this computer: HTTPS and the redirect to it are not checked`,
      `Remark: ${root} is built for https://${host}/`,
      'Checked pages, delivery and addresses: no problems found',
    ]);
  });
});

describe.for(servers.filter(isInstalled))('$name with the recipe and a precompressed build', (server) => {
  const origin = serve(server, 'precompressed');
  testSite(origin, Object.keys(contentTypes));

  test('sends compressed texts, and the precompressed files as they are', async () => {
    for (const ending of textEndings) {
      const file = someFile(ending);
      const { body } = await expectCompressed(origin(), urlOf(file), file);
      const { precompressed } = server;
      if (precompressed)
        expect(body.equals(readFileSync(path.join(copies.precompressed, file + precompressed)))).toBe(true);
    }
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
