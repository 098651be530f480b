import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { nodesOf, parseFiles } from '../../support/syntax.ts';

/** Components that the page shows only within others, or that cannot be seen. */
const notNamed = [
  'ActionBar',
  'FieldFrame',
  'FirstViewEnd',
  'HiddenFields',
  'Honeypot',
  'Notice',
  'ServiceSheet',
  'TextLinks',
];

const programs = (files: string) => parseFiles(files).map(({ program }) => program);
const namesIn = (node: ESTree.Node) => nodesOf(node, 'Identifier').map(({ name }) => name);

const exported = programs('shared/{ui,blocks}/*.tsx')
  .concat(programs('shared/core/iconNames.ts'))
  .flatMap((program) => nodesOf(program, 'ExportNamedDeclaration'))
  .flatMap(({ declaration }) => declaration ?? []);

const components = exported
  .flatMap((declaration) => (declaration.type === 'FunctionDeclaration' ? declaration.id!.name : []))
  .filter((name) => /^[A-Z]/.test(name));

/** Lists of looks, such as buttonVariants, and the list of icons. */
const looks = exported
  .flatMap((declaration) => nodesOf(declaration, 'VariableDeclarator'))
  .filter(({ init }) => init?.type === 'TSAsExpression' && init.expression.type === 'ArrayExpression')
  .map(({ id }) => (id as ESTree.BindingIdentifier).name);

const page = programs('pages/components/**/*.tsx');
const shown = new Set(
  page.flatMap((program) => nodesOf(program, 'JSXOpeningElement')).map(({ name }) => Object(name).name),
);
const looped = page.flatMap((program) => nodesOf(program, 'CallExpression')).flatMap(namesIn);

test('the components page shows every component of shared/ui and shared/blocks', () => {
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((name) => !shown.has(name)).sort()).toEqual(notNamed);
});

test('the components page shows every look that has a list, and every icon', () => {
  expect(looks).toEqual(expect.arrayContaining(['buttonVariants', 'iconNames']));
  expect(looks.filter((list) => !looped.includes(list))).toEqual([]);
});
