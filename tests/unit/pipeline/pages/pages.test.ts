import { expect, test, vi } from 'vitest';
import { checkLinks } from '../../../../build/pages/checkPages.ts';
import { listPages, selectPages } from '../../../../build/pages/listPages.ts';
import { pageName } from '../../../../build/pages/Page.ts';
import { examplePage } from '../../../support/examples/examplePage.ts';

const paths = ['/', '/about/', '/services/web-development/', '/404.html'];
const pages = paths.map((path) => examplePage({ path }));

test('pages are selected by their names', () => {
  expect(paths.map(pageName)).toEqual(['home', 'about', 'services/web-development', '404']);
  for (const name of ['services/web-development', '/services/web-development/', '/services/web-development'])
    expect(selectPages(pages, [name])).toEqual([pages[2]]);
  expect(() => selectPages(pages, ['abuot'])).toThrow(
    /^There is no page "abuot"\. .*: home, about, services\/web-development, 404$/,
  );
});

test('pages follow the variables of form services and the visit counter', async () => {
  vi.stubEnv('ENQUIRY_FORM_URL', 'https://forms.example.org/enquiry');
  vi.stubEnv('VISIT_COUNTER_URL', 'https://stats.example.org/count');
  vi.resetModules();
  const { pages } = await listPages();
  const textOf = (path: string) => JSON.stringify(pages.find((page) => page.path === path)!.props);
  expect(textOf('/contact/')).toContain('forms.example.org');
  expect(textOf('/privacy/')).toMatch(/forms\.example\.org.*stats\.example\.org/);
});

test.each([
  ['/about/', true],
  ['https://www.example.com/', true],
  ['#form', true],
  ['/careers/go/', false],
])('a link to %s in a menu or on a page is accepted: %s', (path, isTaken) => {
  const menu = [{ label: 'Services', path: '/about/', children: [{ label: 'Design', path }] }];
  const page = examplePage({ props: { jobs: [{ title: 'Go Developer', path }] } });
  const check = () => checkLinks([page], { menu, quickLinks: [], bottomRow: [] } as never);
  if (isTaken) return expect(check).not.toThrow();
  for (const place of [
    'shared/content/navigation.yaml › header › "Services" › children › "Design"',
    'pages/about/page.ts › /about/ › jobs › "Go Developer"',
  ])
    expect(check).toThrow(`${place}: "/careers/go/" is not an address`);
});
