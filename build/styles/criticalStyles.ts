import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';
import { memoize } from '../lib/memoize.ts';
import { mayMatch, namesIn, visiblePart } from './firstView.ts';

const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && ['container', 'layer', 'media', 'supports'].includes(node.name) && !!node.nodes;

/** The text of a node, which is written for each template, but put together only once. */
const textOf = memoize((node: ChildNode) => (node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`));

type Choice = (node: ChildNode) => boolean;

function write(container: Container, isKept: Choice): string {
  const written = (container.nodes as ChildNode[]).filter(isKept).map((node) => {
    if (!isGroup(node)) return textOf(node);
    const inner = write(node, isKept);
    return inner && `@${node.name}${node.raws.afterName ?? ''}${node.params}{${inner}}`;
  });
  return written.join('');
}

/** A font of every first view, or a system font that stands in for it. */
const isFirstFont = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'font-face' && /url\(.*-core|src: ?local/.test(`${node}`);

export const sheetText = (sheet: Root): string => write(sheet, (node) => !isFirstFont(node));

const animation = /(?<=[{;]\s*)animation(?:-name)?:([^;}]*)/g;

/** The kept parts of minified styles, without groups that are then empty and keyframes that no kept rule names. */
function styleText(root: Root, isKept: Choice): string {
  const named = new Set<string>();
  // Matching a rule with a page takes far longer than writing it.
  const isKeptAtAll = memoize(isKept);
  for (const [, value] of write(root, isKeptAtAll).matchAll(animation))
    for (const name of value!.split(/[\s,]+/)) named.add(name);
  const isNamed: Choice = (node) =>
    node.type !== 'atrule' || !node.name.endsWith('keyframes') || named.has(node.params);
  return write(root, (node) => isKeptAtAll(node) && isNamed(node));
}

/** Rules for browsers that lack a feature: they also hide what would be open until the style sheet has loaded. */
const isFallback = ({ parent }: Rule) =>
  parent?.type === 'atrule' &&
  /^supports not /.test(`${(parent as AtRule).name} ${(parent as AtRule).params}`);

const properties = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;}"])*(?:;|(?=}))/g;

/** Removes custom properties that no rule uses, repeatedly. As text, because parsing takes longer than all else. */
function withoutUnusedProperties(css: string): string {
  const named = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!));
  const used = css.replace(properties, (text, name) => (named.has(name) ? text : '')).replaceAll(';}', '}');
  return used === css ? css : withoutUnusedProperties(used);
}

const mayBeCritical = memoize((node: ChildNode) => {
  // Not the text that replaces a picture that failed to load.
  if (node.type === 'rule') return !/[{;]content:attr\(/.test(textOf(node));
  if (node.type !== 'atrule') return false;
  if (node.name === 'font-face') return isFirstFont(node);
  return !/^(print|\(forced-colors: ?active\))$/.test(node.params);
});

/**
 * The critical styles of a first view, by its HTML. The style sheets contain them as well, except the fonts, so that they
 * are cached for other pages.
 */
export function criticalStyles(sheet: Root): (html: string) => string {
  const stylesFor = memoize((list) => {
    const names = new Set(list.split(','));
    const isCritical = (node: ChildNode) =>
      mayBeCritical(node) &&
      (node.type !== 'rule' ||
        isFallback(node) ||
        node.selectors.some((selector) => mayMatch(selector, names)));
    return withoutUnusedProperties(styleText(sheet, isCritical));
  });
  return (html) => stylesFor([...namesIn(visiblePart(html))].sort().join());
}
