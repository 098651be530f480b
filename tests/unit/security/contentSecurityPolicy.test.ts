import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/pipeline/security/contentSecurityPolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = { scripts: ['go()', '{}'], styles: ['a {}'] };
const nothing = { 'connect-src': [], 'form-action': [], 'frame-src': [] };
const common = [
  "default-src 'self'",
  `script-src 'self' ${hashOf('go()')} ${hashOf('{}')}`,
  `style-src 'self' ${hashOf('a {}')}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
];
const last = ["object-src 'none'", "base-uri 'none'"];

it('allows the site, what the page needs, and nothing else', () => {
  const sources = {
    'connect-src': ['https://forms.example/in'],
    'form-action': ['https://forms.example/in', 'https://answers.example'],
    'frame-src': ['https://maps.example'],
  };
  expect(contentSecurityPolicy(inline, sources, false).split('; ')).toEqual([
    ...common,
    "connect-src 'self' https://forms.example/in",
    'frame-src https://maps.example',
    'form-action https://forms.example/in https://answers.example',
    ...last,
  ]);
});

it('allows a page without form and map neither', () => {
  expect(contentSecurityPolicy(inline, nothing, false).split('; ')).toEqual([
    ...common,
    "connect-src 'self'",
    "frame-src 'none'",
    "form-action 'none'",
    ...last,
  ]);
});

it('upgrades forgotten http:// addresses where the site has https, and only there', () => {
  expect(contentSecurityPolicy(inline, nothing, true).split('; ')).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy(inline, nothing, false)).not.toContain('upgrade');
});
