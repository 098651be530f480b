import { type HTMLElement, parse } from 'node-html-parser';
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** Pseudo-classes and pseudo-elements, with their arguments. */
const pseudos = /::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;

/** What only a visitor brings about, by when the style sheet is there. */
const laterStates = /:hover|:active|:focus|::selection/;

/** What some HTML shows at first: popovers and dialogs are closed. It ends within elements that go on after it. */
function parseFirstView(html: string): HTMLElement {
  const root = parse(`<html><body>${html}</body></html>`, { parseNoneClosedTags: true });
  for (const closed of root.querySelectorAll('[popover], dialog')) closed.remove();
  return root;
}

/** What tells first views with different styles apart. */
function kindOf(firstView: HTMLElement): string {
  const elements = firstView
    .querySelectorAll('*')
    .map(({ rawTagName, classNames }) => `${rawTagName}.${classNames}`);
  return [...new Set(elements)].sort().join(' ');
}

/** Whether a selector matches something; undefined for one that names a state which only browsers know. */
function matches(selector: string, firstView: HTMLElement): boolean | undefined {
  try {
    const known = selector.replace(/:root\b/g, 'html');
    return known === '' || firstView.querySelector(known) !== null;
  } catch {
    return undefined;
  }
}

/** Whether a selector matches something in a first view, or may do so. */
function mayMatch(selector: string, firstView: HTMLElement): boolean {
  if (laterStates.test(selector.replace(/\(.*\)/g, ''))) return false;
  const plain = selector.replace(pseudos, '').replace(/(^|[\s>+~])(?=[\s>+~]|$)/g, '$1*');
  return (
    matches(selector.replace(/::?(before|after)\b/g, ''), firstView) ?? matches(plain, firstView) ?? true
  );
}

/** The figures and letters of ASCII, from their first to their last code. */
const asciiWords = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
] as const;

/** Rules for print, and for forced colours, which look alike without them for the moment until the style sheet is there. */
const isDeferredMedia = (node: ChildNode) =>
  node.type === 'atrule' && /^(print|\(forced-colors: ?active\))$/.test(node.params);

/** A font file of characters that words of any page may lack: it holds no letter and no figure of ASCII. */
function isRareFont(node: ChildNode): boolean {
  if (node.type !== 'atrule' || node.name !== 'font-face') return false;
  const range = node.nodes?.find((child) => child.type === 'decl' && child.prop === 'unicode-range');
  if (range?.type !== 'decl') return false;
  return !range.value.split(',').some((part) => {
    const [start = '', end = start] = part.trim().slice('U+'.length).split('-');
    const [from, to] = [start.replaceAll('?', '0'), end.replaceAll('?', 'F')].map((code) =>
      Number.parseInt(code, 16),
    );
    return asciiWords.some(([first, last]) => from! <= last && to! >= first);
  });
}

/** The words in the place of a picture that could not be had. */
const isStandIn = (rule: Rule) =>
  rule.some((node) => node.type === 'decl' && node.prop === 'content' && node.value.startsWith('attr('));

const isKeyframes = (node: ChildNode) => node.type === 'atrule' && node.name.endsWith('keyframes');

/** A media query, a layer or the like, which may hold rules of both parts. */
const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && ['container', 'layer', 'media', 'supports'].includes(node.name) && !!node.nodes;

/** Removes the rules that a first view does not need, and the groups that are then empty. */
function removeDeferred(root: Container, isCritical: (node: ChildNode) => boolean): void {
  root.each((node) => {
    const isMixed = isGroup(node) && !isDeferredMedia(node);
    if (isMixed) removeDeferred(node, isCritical);
    if (isMixed ? node.nodes.length === 0 : !isCritical(node)) node.remove();
  });
}

/** Removes custom properties that no rule asks for, and then those that only these asked for. */
function removeUnusedTokens(root: Root): void {
  const text = root.toString();
  let hasRemoved = false;
  root.walkDecls(/^--/, (declaration) => {
    if (text.includes(`var(${declaration.prop})`) || text.includes(`var(${declaration.prop},`)) return;
    declaration.remove();
    hasRemoved = true;
  });
  if (hasRemoved) removeUnusedTokens(root);
}

/** The statement of the cascade's order, which a part of the styles may no longer show. */
function orderOfLayers(root: Root): string {
  const layers = root.nodes.filter((node) => node.type === 'atrule' && node.name === 'layer') as AtRule[];
  return `@layer ${[...new Set(layers.flatMap(({ params }) => params.split(/,\s*/)))].join()};`;
}

function extract(root: Root, firstView: HTMLElement): string {
  const animations = new Set<string>();
  const isCritical = (node: ChildNode): boolean => {
    if (isKeyframes(node)) return animations.has((node as AtRule).params);
    if (node.type === 'rule') {
      return !isStandIn(node) && node.selectors.some((selector) => mayMatch(selector, firstView));
    }
    return !isDeferredMedia(node) && !isRareFont(node);
  };
  root.walkDecls(/^animation(-name)?$/, ({ value, parent }) => {
    if (isCritical(parent as ChildNode)) for (const name of value.split(/[\s,]+/)) animations.add(name);
  });
  const critical = root.clone();
  removeDeferred(critical, isCritical);
  removeUnusedTokens(critical);
  return critical.toString();
}

/**
 * Finds the styles that the HTML brings along for its first view. The style sheet has them again, so that it is the
 * same file for every page and, once it is there, holds alone.
 * @param css the site's style sheet
 * @returns what takes out of it the styles of some HTML
 */
export function criticalStyles(css: string): (html: string) => string {
  const root = postcss.parse(css);
  const layerOrder = orderOfLayers(root);
  const known = new Map<string, string>();
  return (html) => {
    const firstView = parseFirstView(html);
    const kind = kindOf(firstView);
    const critical = known.get(kind) ?? layerOrder + extract(root, firstView);
    known.set(kind, critical);
    return critical;
  };
}
