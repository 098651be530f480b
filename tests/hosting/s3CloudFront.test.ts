import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../scripts/pipeline/hosting.ts';
import { readRecipe } from './support/readRecipe.ts';

test('the stack of S3 and CloudFront', () => {
  const { Resources } = JSON.parse(readRecipe('s3-cloudfront/stack.json'));
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
  const { Resources } = JSON.parse(readRecipe('s3-cloudfront/stack.json'));
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
  const { Resources } = JSON.parse(readRecipe('s3-cloudfront/stack.json'));
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
