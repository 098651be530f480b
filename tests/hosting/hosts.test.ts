import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { caching, hashedFolders, securityHeaders } from '../../build/hostHeaders.ts';
import { emptyRows } from '../../scripts/tools/launch-check/siteTable.ts';
import { checkersFrom, fileOnDemand, skipWithout } from '../support/onDemand.ts';
import { pages, workers } from './servers/cloudflare.ts';
import { firebase } from './servers/firebase.ts';
import { sampleFiles, urlOf } from './support/builtFiles.ts';
import { isInstalled, serve } from './support/serve.ts';
import { copies, misleadingPage } from './support/siteCopies.ts';
import { testRecipe } from './support/siteTests.ts';

describe.for([firebase, workers, pages].filter(isInstalled))('$name', (server) => {
  testRecipe(serve(server, 'withRecipe'), copies.withRecipe, false);
});

const netlifyParser = fileOnDemand('@netlify/headers-parser');
const vercelRouter = fileOnDemand('@vercel/routing-utils');

test('every package of a host is here', ({ skip }) => {
  const areHere = isInstalled(firebase) && netlifyParser && vercelRouter;
  skipWithout(areHere ? [] : ['packages of hosts'], checkersFrom, skip);
});

type Headers = Record<string, string>;
type Route = { src: string; headers?: Headers; status?: number; continue?: boolean };

const vercel = JSON.parse(readFileSync('hosting/vercel/vercel.json', 'utf8'));

/** How Vercel's router answers or adds to an answer. */
async function routeOnVercel(address: string): Promise<{ status?: number; headers: Headers }> {
  const { getTransformedRoutes } = await import(pathToFileURL(vercelRouter!).href);
  const { routes, error } = getTransformedRoutes(vercel);
  expect(error).toBeNull();
  const headers: Headers = {};
  for (const route of routes as Route[]) {
    const match = new RegExp(route.src).exec(address);
    if (!match) continue;
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name] = value.replace(/\$(\d)/g, (_found, group: string) => match[Number(group)]!);
    if (!route.continue) return { status: route.status!, headers };
  }
  return { headers };
}

/** The headers that Netlify reads from its file, for an address; Cloudflare reads the same file. */
async function readHeaders(address: string): Promise<Headers> {
  const { parseAllHeaders } = await import(pathToFileURL(netlifyParser!).href);
  const { headers, errors } = await parseAllHeaders({
    headersFiles: ['hosting/netlify-and-cloudflare/_headers'],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  const rules = (headers as { forRegExp: RegExp; values: Headers }[]).filter(({ forRegExp }) =>
    forRegExp.test(address),
  );
  // It would join the values of two rules.
  const entries = rules.flatMap(({ values }) => Object.entries(values));
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

/** Tests that a host is told the headers of each file, and of missing ones. */
async function expectHeaders(headersOf: (address: string) => Promise<Headers>): Promise<void> {
  const missing = emptyRows([]).map(({ address }) => `/${address}`);
  for (const address of [...sampleFiles.map(urlOf), misleadingPage, ...missing]) {
    const isKept = hashedFolders.some((folder) => address.startsWith(`/${folder}/`));
    const expected = isKept ? { 'Cache-Control': caching.hashedBriefly } : {};
    const { Location, ...headers } = await headersOf(address);
    expect(headers, address).toEqual(Location ? {} : { ...securityHeaders, ...expected });
  }
}

test.runIf(netlifyParser)('Netlify is told the headers', () => expectHeaders(readHeaders));

test.runIf(vercelRouter)(
  'Vercel is told the headers, redirects to the address of a page, within the site, and serves the built site',
  async () => {
    await expectHeaders(async (address) => (await routeOnVercel(address)).headers);
    expect(await routeOnVercel('/about')).toEqual({ status: 308, headers: { Location: '/about/' } });
    for (const address of [
      '/about/',
      '//about',
      '//evil.example',
      '/robots.txt',
      '/.well-known/security.txt',
    ])
      expect((await routeOnVercel(address)).headers, address).not.toHaveProperty('Location');
    expect(vercel.outputDirectory).toBe('dist');
  },
);
