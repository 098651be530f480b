import { expect, test } from 'vitest';
import type { Page } from '../../../scripts/pipeline/pages/checkPages.ts';
import { pageName, selectPages } from '../../../scripts/pipeline/pages/selectPages.ts';

const pages = ['/', '/about/', '/services/web-development/', '/404.html'].map((path) => ({ path })) as Page[];
const hidden = { path: '/components/', devOnly: true } as Page;

test.each([
  ['/', 'home'],
  ['/about/', 'about'],
  ['/services/web-development/', 'services/web-development'],
  ['/404.html', '404'],
])('the page %s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});

test('no name selects the whole site, without pages that are not part of it', () => {
  expect(selectPages([...pages, hidden], [])).toEqual(pages);
});

test.each(['services/web-development', '/services/web-development/', '/services/web-development'])(
  'the name "%s" selects that page alone',
  (name) => {
    expect(selectPages(pages, [name])).toEqual([pages[2]]);
  },
);

test('a page that is not part of the site is served when it is named', () => {
  expect(selectPages([...pages, hidden], ['components'])).toEqual([hidden]);
});

test('an unknown name is refused with the names that there are', () => {
  expect(() => selectPages(pages, ['abuot'])).toThrow(
    'There is no page "abuot". Give one or more of these, or none for the whole site: home, about, services/web-development, 404',
  );
});
