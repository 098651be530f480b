import selectorParser, { type Selector } from 'postcss-selector-parser';
import { memoize } from '../../lib/memoize.ts';

/** The values of the `class` attributes in a page's HTML: classes with spaces between them. */
export function classListsIn(html: string): string[] {
  return Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, list]) => list!);
}

/**
 * Returns a function that finds the classes without which nothing matches a selector; of alternatives, only those that
 * all of them require.
 * @param nameOf what a class is called in the result
 */
export function findRequired(nameOf: (className: string) => string): (selector: string) => string[] {
  const requiredBy = ({ nodes }: Selector): string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'class') return [nameOf(node.value)];
      if (node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value)) return [];
      const [first = [], ...others] = node.nodes.map(requiredBy);
      return first.filter((name) => others.every((names) => names.includes(name)));
    });
  const { transformSync } = selectorParser((root) => requiredBy(root.first));
  return memoize((selector) => transformSync(selector));
}
