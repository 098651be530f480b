import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/security/contentSecurityPolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the site, what it is told to allow, and nothing else', () => {
  const origins = {
    connect: ['https://forms.example'],
    formAction: ['https://answers.example'],
    frame: ['https://maps.example'],
  };
  const policy = contentSecurityPolicy({ scripts: ['go()', '{}'], styles: ['a {}'] }, origins);
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashOf('go()')} ${hashOf('{}')}`,
    `style-src 'self' ${hashOf('a {}')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self' https://forms.example",
    'frame-src https://maps.example',
    "form-action 'self' https://answers.example",
    "object-src 'none'",
    "base-uri 'none'",
  ]);
});
