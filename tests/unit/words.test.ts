import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';

const isNode = (value: unknown): value is ESTree.Node => typeof Object(value).type === 'string';

/** A node and all nodes in it. */
const nodesIn = (node: ESTree.Node): ESTree.Node[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(nodesIn),
];

/** The texts that an expression may come to: not what it compares, calls or looks up. */
function textsOf(node: ESTree.Node | null | undefined): string[] {
  if (!node) return [];
  switch (node.type) {
    case 'JSXText':
      return [node.value];
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw);
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left as ESTree.Node), ...textsOf(node.right)] : [];
    default:
      return [];
  }
}

/** The attributes by which components are given words. */
const wordAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|heading|lead|text|hint|note|message|action|linkText|closeLabel)$/;

/** The words that a node itself has: between its tags, or in a text attribute. */
function ownWords(node: ESTree.Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children.flatMap(textsOf);
  if (node.type !== 'JSXAttribute' || !wordAttributes.test(String(node.name.name))) return [];
  return textsOf(node.value);
}

it('no component contains its own texts: they are in shared/content/', () => {
  // The page for developers may have some.
  const files = fastGlob.sync('{pages,shared}/**/*.tsx', { ignore: ['pages/components/**'] });
  expect(files.length).toBeGreaterThan(80);
  const words = files.flatMap((file) =>
    nodesIn(parseSync(file, readFileSync(file, 'utf8')).program)
      .flatMap(ownWords)
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(words).toEqual([]);
});
