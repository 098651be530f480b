import { describe, expect, test } from 'vitest';
import { absoluteUrl, href } from '../../../shared/core/addresses.ts';

describe('the address of a page', () => {
  test.each([
    ['/', '/', '/'],
    ['/about/', '/', '/about/'],
    ['/', '/site/', '/site/'],
    ['/services/qa-testing/', '/a/b/', '/a/b/services/qa-testing/'],
  ])('%s under the base %s is %s', (path, base, expected) => {
    expect(href(path, base)).toBe(expected);
  });

  test('is a full one once the site has an address', () => {
    expect(absoluteUrl('/about/', { base: '/site/', siteUrl: 'https://www.example.com' })).toBe(
      'https://www.example.com/site/about/',
    );
  });

  test('has no full form while the site has no address', () => {
    expect(absoluteUrl('/about/', { base: '/', siteUrl: '' })).toBeUndefined();
  });
});
