import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pictureNames } from '#shared/model/pictures.ts';
import { caching, cachingOf, contentTypes, hashedFolders, securityHeaders } from '../../build/hostHeaders.ts';
import { addressOf, emptyRows } from '../../scripts/tools/checkSite.ts';
import { checkersFrom, fileOnDemand, skipWithout } from '../support/onDemand.ts';
import { firebase, pages, workers } from './servers/platforms.ts';
import { testRecipe } from './support/ask.ts';
import { isInstalled, serve } from './support/Server.ts';
import { builtFiles, copies, endingOf, misleadingPage, sampleFiles } from './support/siteCopies.ts';

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

async function expectHeaders(headersOf: (address: string) => Promise<Headers>): Promise<void> {
  const missing = emptyRows([]).map(({ address }) => `/${address}`);
  for (const address of [...sampleFiles.map(addressOf), misleadingPage, ...missing]) {
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

test('every file that browsers cache for a year has a hash in its name', () => {
  const kept = builtFiles.filter((file) => cachingOf(file) === caching.hashed);
  // Each picture has at least one file.
  expect(kept.length).toBeGreaterThanOrEqual(pictureNames.size);
  // That also tells them from a page in a folder of the same name.
  expect(kept.filter((file) => !/[.-][\w-]{8}\.\w+$/.test(file))).toEqual([]);
});

test('the recipes and their tests know every kind of file', () => {
  expect(builtFiles.filter((file) => !(endingOf(file) in contentTypes))).toEqual([]);
});

const workflow = readFileSync('hosting/github-pages/publish.yml', 'utf8');
const [, build, deploy] = /^ {2}build:\n(.*)^ {2}deploy:\n(.*)/ms.exec(workflow)!;
const rights = (job: string) =>
  [...job.matchAll(/^ {6}([\w-]+): (read|write)$/gm)].map(([, name, right]) => `${name}: ${right}`);

test('GitHub’s workflow names every action by its commit', () => {
  const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions).toHaveLength(5);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('GitHub’s workflow builds each day, with read access only, and publishes without running code of the site', () => {
  expect(workflow).toMatch(/^permissions: \{\}$/m);
  expect(rights(build!)).toEqual(['contents: read', 'pages: read']);
  expect(rights(deploy!)).toEqual(['pages: write', 'id-token: write']);
  expect(deploy).not.toMatch(/run:|checkout/);
  expect(build).toContain('persist-credentials: false');
  expect(build).not.toMatch(/cache: npm/);
  // Without it the action leaves out .well-known/security.txt.
  expect(build).toContain('include-hidden-files: true');
  expect(workflow).toMatch(/^ {2}schedule:\n(.*\n)? {4}- cron: ["']\d+ \d+ \* \* \*["']$/m);
});
