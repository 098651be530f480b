import { type HTMLElement, parse } from 'node-html-parser';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { memoize } from '../../lib/memoize.ts';

/** States that need an action of the visitor; by then the style sheet has loaded. */
const laterStates = new Set([
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':focus-within',
  ':popover-open',
  '::selection',
]);

/** Pseudo-classes that depend only on the HTML. */
const decidedByHtml = new Set([
  ':is',
  ':where',
  ':not',
  ':has',
  ':empty',
  ':checked',
  ':disabled',
  ':first-child',
  ':last-child',
  ':only-child',
  ':nth-child',
  ':nth-last-child',
  ':first-of-type',
  ':last-of-type',
  ':only-of-type',
  ':nth-of-type',
  ':nth-last-of-type',
]);

/** The parsed HTML of a first view, and the classes in it. */
type FirstView = { root: HTMLElement; classes: ReadonlySet<string> };

/** The visible part of a first view: popovers and dialogs are closed. The HTML may end inside open elements. */
export function parseFirstView(html: string): FirstView {
  const root = parse(`<html><body>${html}</body></html>`, { parseNoneClosedTags: true });
  for (const closed of root.querySelectorAll('[popover], dialog')) closed.remove();
  const lists = html.matchAll(/\bclass="([^"]*)"/g);
  const classes = new Set(Array.from(lists, ([, list]) => list!.split(/\s+/)).flat());
  return { root, classes };
}

/**
 * A cache key: pages whose tags have the same classes and attributes need the same styles.
 * @param tested the attributes whose values matter
 */
export function cacheKeyOf(html: string, tested: ReadonlySet<string>): string {
  const tags = (html.match(/<\w[^>]*>/g) ?? []).map((tag) =>
    tag.replace(/ ([\w-]+)="[^"]*"/g, (attribute, name) => (tested.has(name) ? attribute : ` ${name}`)),
  );
  return [...new Set(tags)].sort().join('');
}

/** Whether a part of a selector is inside an odd number of `:not()`. */
function isNegated({ parent }: Pick<Node, 'parent'>): boolean {
  if (!parent) return false;
  return isNegated(parent) !== (parent.type === 'pseudo' && parent.value === ':not');
}

/** Replaces a pseudo-class or pseudo-element: with `:is(*)` if it may match at first, with `:not(*)` if it cannot. */
function substituteFor(pseudo: Pseudo): string {
  if (pseudo.value === ':root') return ':is(html)';
  return laterStates.has(pseudo.value) || isNegated(pseudo) ? ':not(*)' : ':is(*)';
}

const { processSync } = selectorParser((root) => {
  root.walkPseudos((pseudo) => {
    if (decidedByHtml.has(pseudo.value)) return;
    pseudo.value = substituteFor(pseudo);
    pseudo.removeAll();
  });
});

/** Leaves in a selector only what depends on the HTML. */
const decidedPart = memoize((selector) => processSync(selector));

/** The classes that a selector requires; of alternatives, only those that all of them require. */
const requiredBy = ({ nodes }: Selector): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'class') return [node.value];
    if (node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value)) return [];
    const [first = [], ...others] = node.nodes.map(requiredBy);
    return first.filter((name) => others.every((names) => names.includes(name)));
  });

const { transformSync } = selectorParser((root) => requiredBy(root.first));

/** The classes without which nothing matches a selector. */
const requiredClasses = memoize((selector) => transformSync(selector));

/** Whether a selector matches something in a first view, or may do so. */
export function mayMatch(selector: string, { root, classes }: FirstView): boolean {
  try {
    // Parsing takes longer than matching, and most selectors require a class that is not there.
    if (requiredClasses(selector).some((name) => !classes.has(name))) return false;
    return root.querySelector(decidedPart(selector)) !== null;
  } catch {
    // A selector that only browsers can read.
    return true;
  }
}
