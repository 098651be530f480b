import postcss, { type ChildNode, type Container } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { removeUnusedKeyframes } from './removeUnusedKeyframes.ts';

/** The block of a BEM class name: `card` of `card__title` and `card--wide`. */
const blockOf = (name: string) => name.split(/__|--/)[0]!;

const blocksIn = (html: string) =>
  new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/).map(blockOf)));

/** The blocks that a selector requires: of alternatives only those that all of them require. */
function blocksRequiredBy({ nodes }: Selector): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'class') return [blockOf(node.value)];
    if (node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value)) return [];
    const [first = [], ...others] = node.nodes.map(blocksRequiredBy);
    return first.filter((block) => others.every((blocks) => blocks.includes(block)));
  });
}

const { transformSync: blocksOf } = selectorParser((root) => blocksRequiredBy(root.first));

function removeRules(root: Container, isForeign: (selector: string) => boolean): void {
  root.each((node: ChildNode) => {
    if (node.type === 'rule' && node.selectors.every(isForeign)) node.remove();
    if (node.type !== 'atrule' || !node.nodes || node.name.endsWith('keyframes')) return;
    removeRules(node, isForeign);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * Splits the site's styles by template: each omits what only pages of other templates show. Styles that match no
 * page's HTML belong to scripts and stay in all; templates with the same islands get all the styles of any of them
 * because what is in the HTML of one may be added by script in another.
 * @param css the site's styles
 * @param pages the HTML of each page with the name of its template and a name for its islands
 * @returns the styles by the names of the templates
 */
export function templateStyles(
  css: string,
  pages: { template: string; islands: string; html: string }[],
): Map<string, string> {
  const byIslands = new Map<string, Set<string>>();
  for (const { islands, html } of pages) {
    byIslands.set(islands, new Set([...(byIslands.get(islands) ?? []), ...blocksIn(html)]));
  }
  const byTemplate = new Map(pages.map(({ template, islands }) => [template, byIslands.get(islands)!]));
  const everywhere = new Set([...byTemplate.values()].flatMap((blocks) => [...blocks]));
  const root = postcss.parse(css);
  return new Map(
    [...byTemplate].map(([template, own]) => {
      const styles = root.clone();
      removeRules(styles, (selector) =>
        blocksOf(selector).some((block) => everywhere.has(block) && !own.has(block)),
      );
      removeUnusedKeyframes(styles);
      return [template, styles.toString()];
    }),
  );
}
