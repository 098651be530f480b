import { expect, test } from 'vitest';
import { checkLinks } from '../../../scripts/pipeline/pages/checkLinks.ts';
import type { Page } from '../../../scripts/pipeline/pages/checkPages.ts';

const page = (path: string, props: object = {}) => ({ file: 'pages/about/page.ts', path, props }) as Page;
const link = (label: string, path: string) => ({ label, path });
const menus = { menu: [], quickLinks: [], bottomRow: [] };

test('links to pages, to other sites and to parts of a page are accepted', () => {
  const links = [
    link('About', '/about/'),
    link('Elsewhere', 'https://www.example.com/'),
    link('Form', '#form'),
  ];
  expect(() => checkLinks([page('/about/', { links })], menus)).not.toThrow();
});

test('links to addresses without a page are refused, each with its place', () => {
  const menu = [{ ...link('Services', '/about/'), children: [link('Design', '/services/design/')] }];
  const props = { jobs: [{ title: 'Go Developer', path: '/careers/go/' }] };
  const check = () => checkLinks([page('/about/', props)], { ...menus, menu } as never);
  expect(check).toThrow(
    'shared/content/navigation.ts › header › "Services" › children › "Design": "/services/design/" is not an address',
  );
  expect(check).toThrow(
    'pages/about/page.ts › /about/ › jobs › "Go Developer": "/careers/go/" is not an address',
  );
});
