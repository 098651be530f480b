import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { type ESTree, parseSync } from 'vite';

type NodeType = ESTree.Node['type'];

const isNode = (value: unknown): value is ESTree.Node => typeof Object(value).type === 'string';

/** The syntax tree of a file's text; the file's name says whether it is TypeScript and has JSX. */
export const parseText = (file: string, text: string): ESTree.Program => parseSync(file, text).program;

/** The syntax trees of all files that match a pattern. */
export const parseFiles = (
  files: string,
  ignore: string[] = [],
): { file: string; program: ESTree.Program }[] =>
  fastGlob
    .sync(files, { ignore })
    .map((file) => ({ file, program: parseText(file, readFileSync(file, 'utf8')) }));

/** A node and all nodes in it. */
export const nodesIn = (node: ESTree.Node): ESTree.Node[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(nodesIn),
];

/** The nodes of one type in a node. */
export const nodesOf = <Type extends NodeType>(node: ESTree.Node, type: Type) =>
  nodesIn(node).filter((inner): inner is Extract<ESTree.Node, { type: Type }> => inner.type === type);

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
