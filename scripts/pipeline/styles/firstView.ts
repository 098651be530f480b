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

/** States and positions that the HTML alone decides. */
const decidedByHtml = /^:(is|where|not|has|empty|checked|disabled)$|-(child|of-type)$/;

type FirstView = { root: HTMLElement; classes: ReadonlySet<string> };

/** Tags, and the texts between them. */
const parts = /<[^>]*>|[^<]+/g;

/** Parses the HTML of a first view, which may end inside open elements, without popovers and dialogs: they are closed. */
export function parseFirstView(html: string): FirstView {
  const root = parse(`<html><body>${html}</body></html>`, { parseNoneClosedTags: true });
  for (const closed of root.querySelectorAll('dialog, [popover]')) closed.remove();
  const classes = root.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(/\s+/));
  return { root, classes: new Set(classes) };
}

/**
 * A cache key: first views need the same styles if they have the same elements with the same classes and attributes in
 * the same order. Of texts only their place counts.
 * @param tested the attributes whose values matter
 */
export function cacheKeyOf(html: string, tested: ReadonlySet<string>): string {
  return html.replace(parts, (part) =>
    part.startsWith('<')
      ? part.replace(/ ([\w-]+)="[^"]*"/g, (attribute, name) => (tested.has(name) ? attribute : ` ${name}`))
      : '.',
  );
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
    if (decidedByHtml.test(pseudo.value)) return;
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
