import { expect, it } from 'vitest';
import { pathBelow } from '../../../../build/serving/requests.ts';

it.each([
  ['/', '/about?from=footer', '/about'],
  ['/', '/caf%C3%A9/', '/café/'],
  ['/', '/a/../about/', '/about/'],
  ['/site/', '/site/about/', '/about/'],
])('under the base %s reads %s as %s', (base, address, path) => {
  expect(pathBelow(base, address)).toBe(path);
});

it.each([
  ['/site/', '/about/'],
  ['/', '/%E0%A4%A'],
  ['/', '//evil.example/about'],
  ['/', 'http://evil.example/about'],
  ['/', '/.//evil.example/..%2fabout'],
  ['/', '/.\\\\evil.example/..%2fabout'],
  ['/', '/..%2f..%2fetc/'],
  ['/site/', '/site/..%2f..'],
])('under the base %s rejects %s', (base, address) => {
  expect(pathBelow(base, address)).toBeUndefined();
});
