import postcss from 'postcss';
import { memoize } from '../../lib/memoize.ts';
import { classListsIn, findRequired } from './classNames.ts';
import { parseStyles, styleText } from './styleText.ts';

/** The block of a BEM class name: `card` of `card__title` and `card--wide`. */
const blockOf = (name: string) => name.split(/__|--/)[0]!;

const requiredBlocks = findRequired(blockOf);

/** For each of a rule's selectors, the blocks that it requires. */
const alternatives = memoize((selectors) => postcss.list.comma(selectors).map(requiredBlocks));

/** A page's template, and as a text the names of its islands that are not on every page. */
type StyledTemplate = { template: string; islands: string };

/** Templates with the same islands share their styles. */
const groupOf = ({ template, islands }: StyledTemplate) => islands || template;

const blocksOf = (classLists: Set<string>) =>
  new Set([...classLists].flatMap((list) => list.split(/\s+/).map(blockOf)));

/**
 * Splits the site's styles by template: each omits what only pages of other templates show. Templates with the same
 * islands share all their styles, because what is in the HTML of one may be added by script in another. Styles that
 * match no page's HTML may be for what an island adds, so templates with islands keep them.
 * @param css the site's styles
 * @returns the styles by the names of the templates
 */
export function templateStyles(
  css: string,
  pages: Iterable<StyledTemplate & { html: string }>,
): Map<string, string> {
  const byTemplate = new Map<string, StyledTemplate>();
  const groups = new Map<string, Set<string>>();
  for (const { template, islands, html } of pages) {
    byTemplate.set(template, { template, islands });
    const group = groupOf({ template, islands });
    const lists = groups.get(group) ?? new Set();
    groups.set(group, lists);
    for (const list of classListsIn(html)) lists.add(list);
  }
  const shown = new Map([...groups].map(([group, lists]) => [group, blocksOf(lists)]));
  const everywhere = new Set([...shown.values()].flatMap((blocks) => [...blocks]));
  const root = parseStyles(css);
  return new Map(
    [...byTemplate].map(([template, page]) => {
      const own = shown.get(groupOf(page))!;
      const mayAdd = (block: string) => page.islands !== '' && !everywhere.has(block);
      const mayShow = (block: string) => own.has(block) || mayAdd(block);
      const styles = styleText(
        root,
        (node) => node.type !== 'rule' || alternatives(node.selector).some((blocks) => blocks.every(mayShow)),
      );
      return [template, styles];
    }),
  );
}
