import type { ChildNode, Root, Rule } from 'postcss';
import { memoize } from '../lib/memoize.ts';
import { mayMatch, namesIn, visiblePart } from './firstView.ts';
import { isFirstFont, styleText } from './styleText.ts';

/** Rules for print and forced colours: hardly any difference is visible until the style sheet has loaded. */
const isDeferredMedia = (node: ChildNode) =>
  node.type === 'atrule' && /^(print|\(forced-colors: ?active\))$/.test(node.params);

/** Rules for browsers that lack a feature: they also hide what would be open until the style sheet has loaded. */
const isFallback = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'supports' && node.params.startsWith('not ');

const isRareFont = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'font-face' && !isFirstFont(node);

/** The text that replaces a picture that failed to load. */
const isStandIn = (rule: Rule) =>
  rule.some((node) => node.type === 'decl' && node.prop === 'content' && node.value.startsWith('attr('));

const properties = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;}"])*(?:;|(?=}))/g;

/** Removes custom properties that no rule uses, repeatedly. As text, because parsing takes longer than all else. */
function withoutUnusedProperties(css: string): string {
  const named = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!));
  const used = css.replace(properties, (text, name) => (named.has(name) ? text : '')).replaceAll(';}', '}');
  return used === css ? css : withoutUnusedProperties(used);
}

const mayBeCritical = memoize((node: ChildNode) => {
  if (node.type === 'rule') return !isStandIn(node);
  return node.type !== 'comment' && !isDeferredMedia(node) && !isRareFont(node);
});

/**
 * Extracts the critical styles of a first view. The style sheets contain them as well, except the fonts, so that
 * they are cached for other pages.
 * @param sheet all styles of the template's pages
 * @returns a function from a first view's HTML to its styles
 */
export function criticalStyles(sheet: Root): (html: string) => string {
  const known = new Map<string, string>();
  return (html) => {
    const names = namesIn(visiblePart(html));
    const key = [...names].sort().join();
    const isCritical = (node: ChildNode) =>
      mayBeCritical(node) &&
      (node.type !== 'rule' || node.selectors.some((selector) => mayMatch(selector, names)));
    const critical = known.get(key) ?? withoutUnusedProperties(styleText(sheet, isCritical, isFallback));
    known.set(key, critical);
    return critical;
  };
}
