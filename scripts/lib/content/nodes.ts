import type { ESTree } from 'vite';
import { isFilledIn } from '../../../shared/content/schema/messages.ts';

/** Whether a value is a part of a program's tree. */
export function isNode(value: unknown): value is ESTree.Node {
  return typeof Object(value).type === 'string';
}

const marks = ['placeholder', 'promise', 'approved'];

/** The text that a node writes, marked or not; undefined when it writes none. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  const isMarked =
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && marks.includes(node.callee.name);
  if (isMarked) return textOf(node.arguments[0]);
  return undefined;
}

/** The name of a field. */
export function keyOf({ key }: ESTree.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : (textOf(key) ?? '');
}

/** The fields that are written in a group of them; none for any other node. */
export function fieldsOf(node: unknown): Map<string, ESTree.Node> {
  const fields = new Map<string, ESTree.Node>();
  if (!isNode(node) || node.type !== 'ObjectExpression') return fields;
  for (const property of node.properties) {
    if (property.type === 'Property') fields.set(keyOf(property), property.value);
  }
  return fields;
}

/** The name of a list's entry, as the messages about content give it. */
export function nameOf(entry: unknown): string | undefined {
  const fields = fieldsOf(entry);
  const names = ['slug', 'name', 'title', 'label'].map((field) => textOf(fields.get(field)));
  return names.find((name) => name !== undefined && isFilledIn(name));
}

/** An entry of a list by its name, and by its position where that name is missing or not enough. */
export function labelOf(names: (string | undefined)[], index: number): string {
  const name = names[index];
  if (name === undefined) return `entry ${index + 1}`;
  const isShared = names.indexOf(name) !== names.lastIndexOf(name);
  return isShared ? `"${name}" (entry ${index + 1})` : `"${name}"`;
}
