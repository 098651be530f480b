import { type HTMLElement, parse } from 'node-html-parser';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { memoize } from '../lib/memoize.ts';

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

/**
 * The HTML of a first view without popovers and dialogs, which are closed. It may end inside open elements. As text:
 * their menus differ from page to page, so with them a build would parse and match three times as many first views.
 */
export function visiblePart(html: string): string {
  let visible = '';
  let closed = '';
  let depth = 0;
  for (const [part] of html.matchAll(parts)) {
    const [, end, name = ''] = /^<(\/?)(\w+)/.exec(part) ?? [];
    if (depth === 0 && (name === 'dialog' || /^<[^>]* popover\b/.test(part))) {
      closed = name;
      depth = 1;
    } else if (depth === 0) visible += part;
    else if (name === closed) depth += end ? -1 : 1;
  }
  return visible;
}

/** Parses the visible part of a first view. */
export function parseFirstView(visible: string): FirstView {
  const root = parse(`<html><body>${visible}</body></html>`, { parseNoneClosedTags: true });
  const lists = visible.matchAll(/\bclass="([^"]*)"/g);
  const classes = new Set(Array.from(lists, ([, list]) => list!.split(/\s+/)).flat());
  return { root, classes };
}

/**
 * A cache key: first views need the same styles if they show the same elements with the same classes and attributes in
 * the same order. Of texts only their place counts.
 * @param tested the attributes whose values matter
 */
export function cacheKeyOf(visible: string, tested: ReadonlySet<string>): string {
  return visible.replace(parts, (part) =>
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
