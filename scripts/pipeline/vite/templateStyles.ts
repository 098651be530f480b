import postcss, { type ChildNode, type Container } from 'postcss';
import { classesIn, findRequired } from './classNames.ts';
import { removeUnusedKeyframes } from './removeUnusedKeyframes.ts';

/** The block of a BEM class name: `card` of `card__title` and `card--wide`. */
const blockOf = (name: string) => name.split(/__|--/)[0]!;

const blocksIn = (html: string) => new Set([...classesIn(html)].map(blockOf));

const requiredBlocks = findRequired(blockOf);

function removeRules(root: Container, isForeign: (selector: string) => boolean): void {
  root.each((node: ChildNode) => {
    if (node.type === 'rule' && node.selectors.every(isForeign)) node.remove();
    if (node.type !== 'atrule' || !node.nodes || node.name.endsWith('keyframes')) return;
    removeRules(node, isForeign);
    if (node.nodes.length === 0) node.remove();
  });
}

/** A page, with the names of its template and, as a text, of the islands that are not on every page. */
type StyledPage = { template: string; islands: string; html: string };

/** Templates with the same islands share their styles. */
const groupOf = ({ template, islands }: StyledPage) => islands || template;

/**
 * Splits the site's styles by template: each omits what only pages of other templates show. Templates with the same
 * islands share all their styles, because what is in the HTML of one may be added by script in another. Styles that
 * match no page's HTML may be for what an island adds, so templates with islands keep them.
 * @param css the site's styles
 * @returns the styles by the names of the templates
 */
export function templateStyles(css: string, pages: StyledPage[]): Map<string, string> {
  const shown = new Map<string, Set<string>>();
  for (const page of pages) {
    const group = groupOf(page);
    const blocks = shown.get(group) ?? new Set();
    shown.set(group, blocks);
    for (const block of blocksIn(page.html)) blocks.add(block);
  }
  const everywhere = new Set([...shown.values()].flatMap((blocks) => [...blocks]));
  const byTemplate = new Map(pages.map((page) => [page.template, page]));
  const root = postcss.parse(css);
  return new Map(
    [...byTemplate].map(([template, page]) => {
      const own = shown.get(groupOf(page))!;
      const mayAdd = (block: string) => page.islands !== '' && !everywhere.has(block);
      const styles = root.clone();
      removeRules(styles, (selector) =>
        requiredBlocks(selector).some((block) => !own.has(block) && !mayAdd(block)),
      );
      removeUnusedKeyframes(styles);
      return [template, styles.toString()];
    }),
  );
}
