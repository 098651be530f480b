import type { AtRule, ChildNode, Container, Root } from 'postcss';
import { memoize } from '../lib/memoize.ts';

/** A media query, layer or similar, which contains other rules. */
const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && ['container', 'layer', 'media', 'supports'].includes(node.name) && !!node.nodes;

/** The text of a node, which is written for each template, but put together only once. */
const textOf = memoize((node: ChildNode) => (node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`));

type Choice = (node: ChildNode) => boolean;

const never: Choice = () => false;

function write(container: Container, isKept: Choice, isWhole: Choice): string {
  const written = (container.nodes as ChildNode[]).filter(isKept).map((node) => {
    if (!isGroup(node) || isWhole(node)) return textOf(node);
    const inner = write(node, isKept, isWhole);
    return inner && `@${node.name}${node.raws.afterName ?? ''}${node.params}{${inner}}`;
  });
  return written.join('');
}

/** A font of every first view, or a system font that stands in for it. */
export const isFirstFont = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'font-face' && /url\(.*-core|src: ?local/.test(`${node}`);

/** The text of a whole sheet, without the fonts that each page inlines. */
export const sheetText = (sheet: Root): string => write(sheet, (node) => !isFirstFont(node), never);

const animation = /(?<=[{;]\s*)animation(?:-name)?:([^;}]*)/g;

/**
 * Writes those parts of minified styles that are kept, without groups that are then empty and without keyframes that
 * no kept rule names.
 * @param isWhole whether all of a kept group is kept
 */
export function styleText(root: Root, isKept: Choice, isWhole = never): string {
  const named = new Set<string>();
  // Matching a rule with a page takes far longer than writing it.
  const isKeptAtAll = memoize(isKept);
  for (const [, value] of write(root, isKeptAtAll, isWhole).matchAll(animation))
    for (const name of value!.split(/[\s,]+/)) named.add(name);
  const isNamed: Choice = (node) =>
    node.type !== 'atrule' || !node.name.endsWith('keyframes') || named.has(node.params);
  return write(root, (node) => isKeptAtAll(node) && isNamed(node), isWhole);
}
