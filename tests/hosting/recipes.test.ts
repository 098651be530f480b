import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { caching, hashedFolders, securityHeaders } from '../../scripts/build/hosting.ts';
import { hashedName } from './support/hashedName.ts';
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

describe('the bucket of S3', () => {
  const { Resources } = JSON.parse(read('s3-cloudfront/stack.json'));
  const { PublicAccessBlockConfiguration, ...bucket } = Resources.Bucket.Properties;
  const [origin] = Resources.Distribution.Properties.DistributionConfig.Origins;

  test('is closed to the public and serves no website of its own', () => {
    expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(bucket).not.toHaveProperty('WebsiteConfiguration');
  });

  test('is readable only by this distribution, which signs its requests', () => {
    const [statement, ...others] = Resources.ReadingByCloudFront.Properties.PolicyDocument.Statement;
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Action: 's3:GetObject',
      Condition: {
        StringEquals: { 'AWS:SourceArn': { 'Fn::Sub': expect.stringMatching(/\$\{Distribution\}$/) } },
      },
    });
    expect(origin.DomainName).toEqual({ 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] });
    expect(origin.OriginAccessControlId).toEqual({ Ref: 'AccessControl' });
    const { OriginAccessControlConfig } = Resources.AccessControl.Properties;
    expect(OriginAccessControlConfig).toMatchObject({ SigningBehavior: 'always', SigningProtocol: 'sigv4' });
  });

  test('is served over https only', () => {
    const { DefaultCacheBehavior } = Resources.Distribution.Properties.DistributionConfig;
    expect(DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
  });
});

describe('the function of CloudFront', () => {
  const { Resources } = JSON.parse(read('s3-cloudfront/stack.json'));
  const [separator, lines] = Resources.IndexFiles.Properties.FunctionCode['Fn::Join'];
  const handler = runInNewContext(`${lines.join(separator)}; handler`);
  const ask = (uri: string, querystring = {}) => handler({ request: { uri, querystring } });

  test('handles every request', () => {
    const { FunctionAssociations } =
      Resources.Distribution.Properties.DistributionConfig.DefaultCacheBehavior;
    expect(FunctionAssociations).toEqual([
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': ['IndexFiles', 'FunctionMetadata.FunctionARN'] },
      },
    ]);
  });

  test.each([
    ['/', '/index.html'],
    ['/services/web-development/', '/services/web-development/index.html'],
    ['/assets/page-1a2b3c4d.js', '/assets/page-1a2b3c4d.js'],
    ['/robots.txt', '/robots.txt'],
  ])('serves %s from %s', (uri, file) => {
    expect(ask(uri).uri).toBe(file);
  });

  test.each([
    ['/about', {}, '/about/'],
    [
      '/about',
      { a: { value: '1' }, b: { value: '', multiValue: [{ value: 'x%20y' }, { value: 'z' }] } },
      '/about/?a=1&b=x%20y&b=z',
    ],
    ['/v1.2/notes', {}, '/v1.2/notes/'],
    ['//evil', {}, '/evil/'],
    ['/\\evil', {}, '/evil/'],
  ])('redirects %s to the page', (uri, querystring, location) => {
    const answer = ask(uri, querystring);
    expect([answer.statusCode, answer.headers.location.value]).toEqual([301, location]);
  });
});

describe('the workflow of GitHub', () => {
  const workflow = read('github-pages/publish.yml');
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
    read('cloudflare-workers/wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''),
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
  test('allows the back/forward cache, and a referrer for form services', () => {
    expect(read(file).replace(/^\s*#.*/gm, '')).not.toMatch(/no-store|no-referrer\b(?!-when)/);
  });

  test('leaves scripts and styles to the policy of the page', () => {
    expect(read(file)).not.toMatch(/(default|script|style)-src/);
  });
});
