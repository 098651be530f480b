import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { caching, hashedFolders, securityHeaders } from '../../scripts/pipeline/hosting.ts';
import { hashedName } from './support/hashedName.ts';
import { readHeaderRules } from './support/readHeaderRules.ts';
import { readRecipe } from './support/readRecipe.ts';

type Pair = { key: string; value: string };
type Rule = { source: string; headers: Pair[] };

const readRules = (rules: Rule[]) =>
  rules.map(({ source, headers }) => [
    source,
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  ]);

const recipes = readdirSync('hosting', { recursive: true, encoding: 'utf8' }).filter(
  (file) => statSync(path.join('hosting', file)).isFile() && file.includes(path.sep),
);
const hashed = { 'Cache-Control': caching.hashed };
const anyFolder = hashedFolders.join('|');

test.each(['netlify/_headers', 'cloudflare-pages/_headers'])('%s', (file) => {
  expect(readHeaderRules(readRecipe(file))).toEqual([
    ['/*', securityHeaders],
    ...hashedFolders.map((folder) => [`/${folder}/*`, hashed]),
  ]);
});

test('vercel.json', () => {
  const { headers, outputDirectory } = JSON.parse(readRecipe('vercel/vercel.json'));
  expect(outputDirectory).toBe('dist');
  expect(readRules(headers)).toEqual([
    ['/(.*)', securityHeaders],
    [`/(${anyFolder})/(.*)`, hashed],
  ]);
});

test('firebase.json, where the last rule for a header wins', () => {
  const { hosting } = JSON.parse(readRecipe('firebase/firebase.json'));
  expect(hosting.public).toBe('dist');
  expect(readRules(hosting.headers)).toEqual([
    ['**', { 'Cache-Control': caching.others, ...securityHeaders }],
    [`/@(${anyFolder})/**`, hashed],
  ]);
});

describe('the workflow of GitHub', () => {
  const workflow = readRecipe('github-pages/publish.yml');
  const [, build, deploy] = /^ {2}build:\n(.*)^ {2}deploy:\n(.*)/ms.exec(workflow)!;
  const rights = (job: string) =>
    [...job.matchAll(/^ {6}([\w-]+): (read|write)$/gm)].map(([, name, right]) => `${name}: ${right}`);

  test('names every action by its commit', () => {
    const actions = [...workflow.matchAll(/uses: (\S+)(.*)/g)];
    expect(actions).toHaveLength(5);
    for (const [, action, version] of actions) {
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
      expect(version).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
  });

  test('builds with read access only, and publishes without running code of the site', () => {
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    expect(rights(build!)).toEqual(['contents: read', 'pages: read']);
    expect(rights(deploy!)).toEqual(['pages: write', 'id-token: write']);
    expect(deploy).not.toMatch(/run:|checkout/);
    expect(build).toContain('persist-credentials: false');
    expect(build).not.toMatch(/cache: npm/);
  });

  test('builds each day as well', () => {
    expect(workflow).toMatch(/^ {2}schedule:\n(.*\n)? {4}- cron: ["']\d+ \d+ \* \* \*["']$/m);
  });
});

test('wrangler.jsonc serves the built site with its page for unknown addresses', () => {
  const { assets, ...settings } = JSON.parse(
    readRecipe('cloudflare-workers/wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''),
  );
  expect(assets).toEqual({
    directory: './dist',
    html_handling: 'auto-trailing-slash',
    not_found_handling: '404-page',
  });
  expect(settings).not.toHaveProperty('main');
});

// For a server that is not installed, only this checks its recipe.
test.each(['nginx/site.conf', 'apache/.htaccess', 'caddy/site.caddy', 'lighttpd/90-site.conf'])(
  '%s',
  (file) => {
    const recipe = readRecipe(file);
    for (const text of [
      ...Object.entries(securityHeaders).flat(),
      ...Object.values(caching),
      `/(${anyFolder})/.*${hashedName.source}`,
    ])
      expect(recipe).toContain(text);
  },
);

describe.each(recipes)('%s', (file) => {
  test('allows the back/forward cache, and a referrer for form services', () => {
    expect(readRecipe(file).replace(/^\s*#.*/gm, '')).not.toMatch(/no-store|no-referrer\b(?!-when)/);
  });

  test('leaves scripts and styles to the policy of the page', () => {
    expect(readRecipe(file)).not.toMatch(/(default|script|style)-src/);
  });
});
