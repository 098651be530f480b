import { readFileSync } from 'node:fs';
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes, type RouteWithSrc as Source } from '@vercel/routing-utils';
import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../build/contentTypes.ts';
import { caching, hashedFolders, securityHeaders } from '../../build/hostHeaders.ts';
import { pages, workers } from './servers/cloudflare.ts';
import { firebase } from './servers/firebase.ts';
import { sampleFiles, urlOf } from './support/builtFiles.ts';
import { isInstalled, serve } from './support/serve.ts';
import { misleadingPage } from './support/siteCopies.ts';
import { testRecipe, testSite, unknown } from './support/siteTests.ts';

describe.for([firebase, workers, pages].filter(isInstalled))('$name', (server) => {
  const origin = serve(server, 'withRecipe');
  testSite(origin, Object.keys(contentTypes));
  testRecipe(origin, caching.hashedBriefly);
});

type Headers = Record<string, string>;

const vercel = JSON.parse(readFileSync('hosting/vercel/vercel.json', 'utf8'));

/** How Vercel's router answers or adds to an answer. */
function routeOnVercel(address: string): { status?: number; headers: Headers } {
  const { routes, error } = getTransformedRoutes(vercel);
  expect(error).toBeNull();
  const headers: Headers = {};
  for (const route of routes as Source[]) {
    const match = new RegExp(route.src).exec(address);
    if (!match) continue;
    for (const [name, value] of Object.entries((route.headers ?? {}) as Headers))
      headers[name] = value.replace(/\$(\d)/g, (_found, group: string) => match[Number(group)]!);
    if (!route.continue) return { status: route.status!, headers };
  }
  return { headers };
}

/** The headers that Netlify reads from a file, for an address; Cloudflare's file is of the same kind. */
async function readHeaders(file: string, address: string): Promise<Headers> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  const rules = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address));
  // It would join the values of two rules.
  const entries = rules.flatMap(({ values }) => Object.entries(values));
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries) as Headers;
}

test.each([
  ['Netlify', (address: string) => readHeaders('hosting/netlify/_headers', address)],
  ['Cloudflare', (address: string) => readHeaders('hosting/cloudflare-pages/_headers', address)],
  ['Vercel', (address: string) => routeOnVercel(address).headers],
])('%s is told the headers of each file, and of missing ones', async (_host, headersOf) => {
  for (const address of [
    ...sampleFiles.map(urlOf),
    misleadingPage,
    ...unknown.filter((one) => /[./]$|\.\w+$/.test(one)),
  ]) {
    const isKept = hashedFolders.some((folder) => address.startsWith(`/${folder}/`));
    const expected = isKept ? { 'Cache-Control': caching.hashedBriefly } : {};
    expect(await headersOf(address), address).toEqual({ ...securityHeaders, ...expected });
  }
});

test('Vercel redirects to the address of a page, within the site, and serves the built site', () => {
  expect(routeOnVercel('/about')).toEqual({ status: 308, headers: { Location: '/about/' } });
  for (const address of ['/about/', '//about', '//evil.example', '/robots.txt', '/.well-known/security.txt'])
    expect(routeOnVercel(address).headers, address).not.toHaveProperty('Location');
  expect(vercel.outputDirectory).toBe('dist');
});
