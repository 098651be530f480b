import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { caching, hashedFolders, hashedName, securityHeaders } from '../../hosting/headers.ts';
import { readHeaderRules } from './support/readHeaderRules.ts';

type Pair = { key: string; value: string };
type Rule = { source: string; headers: Pair[] };

const read = (file: string) => readFileSync(path.join('hosting', file), 'utf8');
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
  expect(readHeaderRules(read(file))).toEqual([
    ['/*', securityHeaders],
    ...hashedFolders.map((folder) => [`/${folder}/*`, hashed]),
  ]);
});

test('vercel.json', () => {
  const { headers, outputDirectory } = JSON.parse(read('vercel/vercel.json'));
  expect(outputDirectory).toBe('dist');
  expect(readRules(headers)).toEqual([
    ['/(.*)', securityHeaders],
    [`/(${anyFolder})/(.*)`, hashed],
  ]);
});

test('firebase.json, where the last rule for a header wins', () => {
  const { hosting } = JSON.parse(read('firebase/firebase.json'));
  expect(hosting.public).toBe('dist');
  expect(readRules(hosting.headers)).toEqual([
    ['**', { 'Cache-Control': caching.others, ...securityHeaders }],
    [`/@(${anyFolder})/**`, hashed],
  ]);
});

test('the stack of S3 and CloudFront', () => {
  const { Resources } = JSON.parse(read('s3-cloudfront/stack.json'));
  const policy = Resources.SecurityHeaders.Properties.ResponseHeadersPolicyConfig;
  const named = policy.SecurityHeadersConfig;
  const custom: { Header: string; Value: string }[] = policy.CustomHeadersConfig.Items;
  expect({
    'Content-Security-Policy': named.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': named.ReferrerPolicy.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${named.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'X-Content-Type-Options': named.ContentTypeOptions && 'nosniff',
    ...Object.fromEntries(custom.map(({ Header, Value }) => [Header, Value])),
  }).toEqual(securityHeaders);
  const { CustomErrorResponses, DefaultCacheBehavior } = Resources.Distribution.Properties.DistributionConfig;
  for (const response of CustomErrorResponses)
    expect(response).toMatchObject({ ResponseCode: 404, ResponsePagePath: '/404.html' });
  expect(DefaultCacheBehavior.ResponseHeadersPolicyId).toEqual({ Ref: 'SecurityHeaders' });
  expect(DefaultCacheBehavior.Compress).toBe(true);
});

// Where a server cannot be installed, this is all that holds its recipe to the list.
test.each(['nginx/site.conf', 'apache/.htaccess', 'caddy/site.caddy', 'lighttpd/90-site.conf'])(
  '%s',
  (file) => {
    const recipe = read(file);
    for (const text of [
      ...Object.entries(securityHeaders).flat(),
      ...Object.values(caching),
      `/(${anyFolder})/.*${hashedName.source}`,
    ])
      expect(recipe).toContain(text);
  },
);

describe.each(recipes)('%s', (file) => {
  test('keeps no page out of the back/forward cache and no form service in the dark', () => {
    expect(read(file).replace(/^\s*#.*/gm, '')).not.toMatch(/no-store|no-referrer\b(?!-when)/);
  });

  test('leaves scripts and styles to the policy of the page', () => {
    expect(read(file)).not.toMatch(/(default|script|style)-src/);
  });
});
