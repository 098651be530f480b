import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { caching, securityHeaders } from '../../scripts/pipeline/hosting.ts';
import { apache } from './servers/apache.ts';
import { caddy } from './servers/caddy.ts';
import { lighttpd } from './servers/lighttpd.ts';
import { nginx } from './servers/nginx.ts';
import { ask, headerOf } from './support/ask.ts';
import { addressOf, builtFiles, contentOf, isHashed, someFile } from './support/builtFiles.ts';
import { contentTypes, insistedEndings } from './support/contentTypes.ts';
import { findServers } from './support/findServers.ts';
import { serve } from './support/serve.ts';
import { testCompression, testSite } from './support/siteChecks.ts';
import { misleadingPage } from './support/siteCopies.ts';

const unknown = [
  '/nothing',
  '/nothing/',
  '/about/nothing/',
  '/services/nothing.html',
  '/a/b/c/d',
  '/assets/old-1a2b3c4d.js',
];
const notFound = contentOf('404.html');

const { present, missing } = findServers([nginx, apache, caddy, lighttpd]);

test('every server that has a recipe is here', ({ skip }) => {
  if (missing && process.env.REQUIRE_SERVERS) throw new Error(missing);
  skip(missing !== undefined, missing);
});

for (const server of present) {
  describe(`${server.name} as it is installed`, () => {
    const origin = serve(server, 'plain');
    testSite(origin, insistedEndings);

    test.each(unknown)('answers the unknown address %s with status 404', async (address) => {
      expect((await ask(origin(), address)).status).toBe(404);
    });
  });

  describe(`${server.name} with the recipe`, () => {
    const origin = serve(server, 'withRecipe');
    testSite(origin, Object.keys(contentTypes));
    testCompression(origin);

    test.each(unknown)('answers the unknown address %s with the 404 page', async (address) => {
      const answer = await ask(origin(), address);
      expect(answer.status).toBe(404);
      expect(answer.body.equals(notFound)).toBe(true);
      expect(headerOf(answer, 'content-type')).toMatch(contentTypes.html!);
      expect(headerOf(answer, 'cache-control')).toBe(caching.others);
    });

    test('compresses the 404 page', async () => {
      const answer = await ask(origin(), '/nothing', { 'Accept-Encoding': 'gzip' });
      expect(headerOf(answer, 'content-encoding')).toBe('gzip');
      expect(gunzipSync(answer.body).equals(notFound)).toBe(true);
    });

    test('shows the same page instead of a list of files', async () => {
      const answer = await ask(origin(), '/images/');
      expect([403, 404]).toContain(answer.status);
      expect(answer.body.equals(notFound)).toBe(true);
    });

    test('lets browsers cache hashed files for a year and revalidate all others', async () => {
      for (const file of builtFiles) {
        const kept = headerOf(await ask(origin(), addressOf(file)), 'cache-control');
        expect(kept, file).toBe(isHashed(file) ? caching.hashed : caching.others);
      }
    });

    test('lets browsers revalidate a page in a folder named like one of hashed files', async () => {
      for (const address of [misleadingPage, `${misleadingPage}index.html`]) {
        const answer = await ask(origin(), address);
        expect(answer.status).toBe(200);
        expect(headerOf(answer, 'cache-control'), address).toBe(caching.others);
      }
    });

    test('sends each security header once', async () => {
      for (const address of ['/', '/about', someFile('js'), someFile('avif'), '/robots.txt', ...unknown]) {
        const { headers } = await ask(origin(), address);
        for (const [name, value] of Object.entries(securityHeaders))
          expect(headers.get(name.toLowerCase()), `${name} of ${address}`).toEqual([value]);
      }
    });

    test.each(['identity', 'gzip, deflate, br'])('sends an unchanged page once (%s)', async (accepted) => {
      const headers: Record<string, string> = { 'Accept-Encoding': accepted };
      const first = await ask(origin(), '/about/', headers);
      if (first.headers.has('etag')) headers['If-None-Match'] = headerOf(first, 'etag');
      if (first.headers.has('last-modified')) headers['If-Modified-Since'] = headerOf(first, 'last-modified');
      expect((await ask(origin(), '/about/', headers)).status).toBe(304);
    });

    test.each(['mp4', 'webm'])('sends parts of a .%s file', async (ending) => {
      const video = someFile(ending);
      const answer = await ask(origin(), video, { Range: 'bytes=100-199' });
      expect(answer.status).toBe(206);
      expect(headerOf(answer, 'content-range')).toBe(`bytes 100-199/${contentOf(video).length}`);
      expect(answer.body.equals(contentOf(video).subarray(100, 200))).toBe(true);
    });
  });

  describe(`${server.name} with the recipe and a precompressed build`, () => {
    const origin = serve(server, 'precompressed');
    testSite(origin, Object.keys(contentTypes));
    testCompression(origin, server.precompressed);
  });
}
