import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { type ESTree, parseSync } from 'vite';

const isNode = (value: unknown): value is ESTree.Node => typeof Object(value).type === 'string';

/** The syntax trees of all files that match a pattern. */
export const parseFiles = (
  files: string,
  ignore: string[] = [],
): { file: string; program: ESTree.Program }[] =>
  fastGlob
    .sync(files, { ignore })
    .map((file) => ({ file, program: parseSync(file, readFileSync(file, 'utf8')).program }));

/** A node and all nodes in it. */
export const nodesIn = (node: ESTree.Node): ESTree.Node[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(nodesIn),
];

/** The texts that an expression may come to: not what it compares, calls or looks up. */
export function textsOf(node: ESTree.Node | null | undefined): string[] {
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
