import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { cacheKeyOf, mayMatch, parseFirstView } from './firstView.ts';
import { parseStyles, styleText } from './styleText.ts';

/**
 * Rules for print and forced colours: without them, hardly any difference is visible until the style sheet has loaded.
 */
const isDeferredMedia = (node: ChildNode) =>
  node.type === 'atrule' && /^(print|\(forced-colors: ?active\))$/.test(node.params);

/** Rules for browsers that lack a feature: they also hide what would be open until the style sheet has loaded. */
const isFallback = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'supports' && node.params.startsWith('not ');

/** A font file of characters beyond the core. */
const isRareFont = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'font-face' && /url\((?!.*-core)/.test(`${node}`);

/** The text that replaces a picture that failed to load. */
const isStandIn = (rule: Rule) =>
  rule.some((node) => node.type === 'decl' && node.prop === 'content' && node.value.startsWith('attr('));

/** Removes custom properties that no rule uses, repeatedly. */
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

/** The @layer statement: in an extract, the layers may first appear in another order. */
function orderOfLayers(root: Root): string {
  const layers = root.nodes.filter((node) => node.type === 'atrule' && node.name === 'layer') as AtRule[];
  return `@layer ${[...new Set(layers.flatMap(({ params }) => params.split(/,\s*/)))].join()};`;
}

/** Whether a first view may need a node. */
function isEverCritical(node: ChildNode): boolean {
  if (node.type === 'rule') return !isStandIn(node);
  return node.type !== 'comment' && !isDeferredMedia(node) && !isRareFont(node);
}

/** The attributes whose values the selectors test. */
function testedAttributes(root: Root): Set<string> {
  const tested = new Set(['class']);
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\[([\w-]+)[~|^$*]?=/g)) tested.add(name!);
  });
  return tested;
}

function extract(root: Root, firstView: ReturnType<typeof parseFirstView>): string {
  const isCritical = (node: ChildNode) =>
    node.type !== 'rule' || node.selectors.some((selector) => mayMatch(selector, firstView));
  const critical = postcss.parse(styleText(root, isCritical, isFallback));
  removeUnusedTokens(critical);
  return critical.toString();
}

/**
 * Extracts the critical styles of a first view. The style sheet contains them as well, so that it is complete on
 * its own and cached for all pages of its template.
 * @param css the site's style sheet
 * @returns a function from a first view's HTML to its styles
 */
export function criticalStyles(css: string): (html: string) => string {
  const all = parseStyles(css);
  const layerOrder = orderOfLayers(all);
  const root = postcss.parse(styleText(all, isEverCritical, isFallback));
  const tested = testedAttributes(root);
  const known = new Map<string, string>();
  return (html) => {
    const key = cacheKeyOf(html, tested);
    const critical = known.get(key) ?? layerOrder + extract(root, parseFirstView(html));
    known.set(key, critical);
    return critical;
  };
}
