import type { ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { nodesOf, parseFiles } from '../../support/syntax.ts';

const unseen = 'it has no look';
const aroundEveryPage = 'it is part of every page, including this one';

/** Components that the components page does not name, each with its reason. */
const notNamed: Record<string, string> = {
  ActionBar: 'it is fixed to the window, until a callout covers it',
  FieldFrame: 'the frame of every kind of field',
  HiddenFields: unseen,
  Honeypot: unseen,
  FirstViewEnd: unseen,
  Notice: 'shown as Toast and as Alert',
  ServiceSheet: 'shown by RelatedServices',
  TextLinks: 'shown by SplitText',
  ContactStrip: aroundEveryPage,
  Drawer: aroundEveryPage,
  Footer: aroundEveryPage,
  FooterColumn: aroundEveryPage,
  FooterList: aroundEveryPage,
  Header: aroundEveryPage,
  HeaderNav: aroundEveryPage,
  Logo: aroundEveryPage,
  MenuLink: aroundEveryPage,
  NavDropdown: aroundEveryPage,
  PageBanner: aroundEveryPage,
  PageLoader: aroundEveryPage,
  SiteShell: aroundEveryPage,
};

const programs = (files: string) => parseFiles(files).map(({ program }) => program);

/** What files declare and export. */
const exported = (files: string) =>
  programs(files)
    .flatMap((program) => nodesOf(program, 'ExportNamedDeclaration'))
    .flatMap(({ declaration }) => declaration ?? []);

const names = exported('shared/{ui,blocks,shell}/*.tsx')
  .flatMap((declaration) => (declaration.type === 'FunctionDeclaration' ? declaration.id!.name : []))
  .filter((name) => /^[A-Z]/.test(name))
  .sort();

/** Lists of looks, such as buttonVariants, and the list of icons. */
const looks = exported('shared/{ui,blocks,shell}/*.tsx')
  .concat(exported('shared/core/iconNames.ts'))
  .flatMap((declaration) => nodesOf(declaration, 'VariableDeclarator'))
  .filter(({ init }) => init?.type === 'TSAsExpression' && init.expression.type === 'ArrayExpression')
  .map(({ id }) => (id as ESTree.BindingIdentifier).name);

const page = programs('pages/components/**/*.tsx');
const namesIn = (node: ESTree.Node) => nodesOf(node, 'Identifier').map(({ name }) => name);

const shown = new Set(
  page.flatMap((program) => nodesOf(program, 'JSXOpeningElement')).map(({ name }) => Object(name).name),
);

/** Lists over which the page has a loop. */
const loops = page
  .flatMap((program) => nodesOf(program, 'CallExpression'))
  .filter(({ callee }) => callee.type === 'MemberExpression' && namesIn(callee.property).includes('map'))
  .flatMap(({ callee }) => namesIn(callee));

describe('the components page', () => {
  it('knows where components are', () => {
    expect(names).toEqual(expect.arrayContaining(['Button', 'DrawerGroup', 'MotionToggle']));
    expect(looks).toEqual(expect.arrayContaining(['buttonVariants', 'iconNames']));
  });

  it.each(names.filter((name) => !notNamed[name]))('shows %s', (name) => {
    expect(shown.has(name), `<${name}> in a section of pages/components/, or its reason above`).toBe(true);
  });

  // Grounds of sections are those of the page's own sections.
  it.each(looks.filter((list) => list !== 'sectionTones'))('shows every one of %s', (list) => {
    expect(loops, `a loop over ${list} in a section of pages/components/`).toContain(list);
  });

  it('leaves out no component that it names, and none that is gone', () => {
    expect(Object.keys(notNamed).filter((name) => !names.includes(name) || shown.has(name))).toEqual([]);
  });
});
