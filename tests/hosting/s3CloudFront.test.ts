import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTypeOf } from '../../build/contentTypes.ts';
import { caching, cachingOf, securityHeaders } from '../../build/hostHeaders.ts';
import { dist } from '../support/pages.ts';
import { builtFiles, endingOf, isUploaded } from './support/builtFiles.ts';

const { Resources } = JSON.parse(readFileSync('hosting/s3-cloudfront/stack.json', 'utf8'));
const distribution = Resources.Distribution.Properties.DistributionConfig;

describe('the stack', () => {
  test('sends the security headers, the 404 page and compressed files', () => {
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
    const notFound = { ResponseCode: 404, ResponsePagePath: '/404.html' };
    expect(distribution.CustomErrorResponses).toMatchObject([
      { ErrorCode: 403, ...notFound },
      { ErrorCode: 404, ...notFound },
    ]);
    expect(distribution.DefaultCacheBehavior).toMatchObject({
      ResponseHeadersPolicyId: { Ref: 'SecurityHeaders' },
      Compress: true,
      ViewerProtocolPolicy: 'redirect-to-https',
      FunctionAssociations: [
        {
          EventType: 'viewer-request',
          FunctionARN: { 'Fn::GetAtt': ['IndexFiles', 'FunctionMetadata.FunctionARN'] },
        },
      ],
    });
  });

  test('lets only this distribution read the bucket, which serves no website of its own', () => {
    const { PublicAccessBlockConfiguration, ...bucket } = Resources.Bucket.Properties;
    expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(bucket).not.toHaveProperty('WebsiteConfiguration');
    const [statement, ...others] = Resources.ReadingByCloudFront.Properties.PolicyDocument.Statement;
    expect(others).toEqual([]);
    expect(statement.Condition.StringEquals['AWS:SourceArn']['Fn::Sub']).toMatch(/\$\{Distribution\}$/);
  });
});

describe('the function', () => {
  const [separator, lines] = Resources.IndexFiles.Properties.FunctionCode['Fn::Join'];
  const handler = runInNewContext(`${lines.join(separator)}; handler`);
  const query = { a: { value: '1' }, b: { value: '', multiValue: [{ value: 'x%20y' }, { value: 'z' }] } };

  test.each([
    ['/', '/index.html'],
    ['/services/web-development/', '/services/web-development/index.html'],
    ['/assets/page-1a2b3c4d.js', '/assets/page-1a2b3c4d.js'],
    ['/robots.txt', '/robots.txt'],
  ])('serves %s from %s', (uri, file) => {
    expect(handler({ request: { uri, querystring: {} } }).uri).toBe(file);
  });

  test.each([
    ['/about', {}, '/about/'],
    ['/about', query, '/about/?a=1&b=x%20y&b=z'],
    ['/v1.2/notes', {}, '/v1.2/notes/'],
    ['//evil', {}, '/evil/'],
    ['/\\evil', {}, '/evil/'],
  ])('redirects %s to the page', (uri, querystring, location) => {
    const { statusCode, headers } = handler({ request: { uri, querystring } });
    expect([statusCode, headers.location.value]).toEqual([301, location]);
  });
});

describe('the upload', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'upload-'));
  const site = path.join(folder, 'site');
  const inSite = (file: string) => path.join(site, file);
  const inBucket = (file: string) => path.join(folder, 'bucket', file);
  const run = (...args: string[]) =>
    spawnSync('sh', ['hosting/s3-cloudfront/upload.sh', ...args], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, BUCKETS: folder },
    });
  /** Each upload of a file, in order. */
  const uploads = (): { file: string; cache: string; type: string }[] =>
    JSON.parse(readFileSync(path.join(folder, 'bucket.json'), 'utf8'));
  const write = (file: string) => {
    mkdirSync(path.dirname(inSite(file)), { recursive: true });
    writeFileSync(inSite(file), file);
  };

  beforeAll(() => {
    const fake = path.resolve('tests/hosting/support/fakeAws.mjs');
    writeFileSync(path.join(folder, 'aws'), `#!/bin/sh\nexec node '${fake}' "$@"\n`, { mode: 0o755 });
    // A company may have files for other hosts.
    cpSync(dist, site, { recursive: true, filter: (file) => isUploaded(path.relative(dist, file)) });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('sends each file once with its type and caching, hashed files before the pages that need them', () => {
    const added = {
      'brochure.pdf': 'application/pdf',
      'images/team-1a2b3c4d.jpeg': 'image/jpeg',
      'forms/order form.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      '.well-known/security.txt': 'text/plain;charset=utf-8',
    };
    for (const file of Object.keys(added)) write(file);
    const { status, stderr } = run('bucket', site);
    expect([status, stderr]).toEqual([0, '']);
    const sent = uploads();
    const files = [...builtFiles, ...Object.keys(added).map((file) => `/${file}`)];
    expect(sent.map(({ file }) => `/${file}`).sort()).toEqual(files.sort());
    for (const { file, cache, type } of sent) {
      expect(cache, file).toBe(cachingOf(`/${file}`));
      expect(added[file as keyof typeof added] ?? type, file).toBe(type);
      if (!(file in added)) expect(isTypeOf(endingOf(file), type!), file).toBe(true);
    }
    const kinds = sent.map(({ cache }) => cache);
    expect(kinds.lastIndexOf(caching.hashed)).toBeLessThan(kinds.indexOf(caching.others));
  });

  describe('of a changed site', () => {
    beforeAll(() => {
      rmSync(site, { recursive: true });
      write('index.html');
    });

    test('deletes pages but no hashed files', () => {
      expect(run('bucket', site).status).toBe(0);
      expect(existsSync(inBucket('about/index.html'))).toBe(false);
      expect(existsSync(inBucket('images/team-1a2b3c4d.jpeg'))).toBe(true);
      expect(readFileSync(inBucket('index.html'), 'utf8')).toBe('index.html');
    });

    test('stops before it begins at files of an unknown type, and names them', () => {
      for (const file of ['fonts/letter.ttf', 'no-ending', 'photo.PDF', 'about/new.html']) write(file);
      const { status, stderr } = run('bucket', site);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^The content type of these files is not known\. Add it under "types" in /);
      expect(stderr.trim().split('\n').slice(1)).toEqual(['fonts/letter.ttf', 'no-ending', 'photo.PDF']);
      expect(existsSync(inBucket('about/new.html'))).toBe(false);
    });

    test.each([
      [
        ['bucket', path.join(folder, 'nothing')],
        /^There is no built site in .*: run "npm run build" first\n$/,
      ],
      [[], /^Usage: /],
      [[''], /^Usage: /],
    ])('sends and deletes nothing with the arguments %j', (args, complaint) => {
      const { status, stderr } = run(...args);
      expect(status).toBe(1);
      expect(stderr).toMatch(complaint);
      expect(existsSync(inBucket('index.html'))).toBe(true);
    });
  });
});
