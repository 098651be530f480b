import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';

const isNode = (value: unknown): value is ESTree.Node => typeof Object(value).type === 'string';

const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode);

const nodesIn = (node: ESTree.Node): ESTree.Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

/** The texts that an expression may come to: not what it compares, calls or looks up. */
function textsOf(node: ESTree.Node): string[] {
  if (node.type === 'JSXText') return [node.value];
  if (node.type === 'TemplateElement') return [node.value.raw];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  const mayHaveTexts = /^(JSXExpressionContainer|TemplateLiteral|LogicalExpression)$/.test(node.type);
  const isSum = node.type === 'BinaryExpression' && node.operator === '+';
  return mayHaveTexts || isSum ? childrenOf(node).flatMap(textsOf) : [];
}

const wordAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|heading|lead|text|hint|note|message|action|linkText|closeLabel)$/;

function ownWords(node: ESTree.Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children.flatMap(textsOf);
  if (node.type !== 'JSXAttribute' || !wordAttributes.test(String(node.name.name))) return [];
  return node.value ? textsOf(node.value) : [];
}

it('no component contains its own texts: they are in shared/content/', () => {
  // The page for developers may have some.
  const files = fastGlob.sync('{pages,shared}/**/*.tsx');
  expect(files.length).toBeGreaterThan(50);
  const words = files.flatMap((file) =>
    nodesIn(parseSync(file, readFileSync(file, 'utf8')).program)
      .flatMap(ownWords)
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(words).toEqual([]);
});
