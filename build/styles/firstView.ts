import { memoize } from '../lib/memoize.ts';

/** The HTML of a first view without closed popovers and dialogs. As text: parsing takes longer than building scripts. */
export function visiblePart(html: string): string {
  let visible = '';
  let closed = '';
  let depth = 0;
  for (const [part] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const [, end, name = ''] = /^<(\/?)(\w+)/.exec(part) ?? [];
    if (depth === 0 && (name === 'dialog' || /^<[^>]* popover\b/.test(part))) {
      closed = name;
      depth = 1;
    } else if (depth === 0) visible += part;
    else if (name === closed) depth += end ? -1 : 1;
  }
  return visible;
}

/** The tags, classes and attributes in HTML, as selectors name them: `h1`, `.banner`, `[hidden]`, `[type=button]`. */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body']);
  for (const [tag, name] of html.matchAll(/<(\w+)[^>]*>/g)) {
    names.add(name!);
    for (const [, key, value = ''] of tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${key}]`);
      if (key === 'class') for (const one of value.split(' ')) names.add(`.${one}`);
      // Addresses and numbers differ from page to page, and no selector names them.
      else if (/^[\w-]+$/.test(value)) names.add(`[${key}=${value}]`);
    }
  }
  return names;
}

/** States that need an action of the visitor; by then the style sheet has loaded. */
const laterState = /:(hover|active|focus|focus-visible|focus-within|popover-open|selection)(?![\w-])/;

/** Innermost brackets: alternatives, and what names nothing that must be there. */
const alternatives = /:(?:is|where|has)\(([^()]*)\)/;
const others = /:(?!is\(|where\(|has\()[\w-]+\([^()]*\)/g;

/** A selector without brackets, as one for each combination of its alternatives. */
function expand(selector: string): string[] {
  const plain = selector.replace(others, '');
  const [found, list] = alternatives.exec(plain) ?? [];
  if (list !== undefined) return list.split(',').flatMap((one) => expand(plain.replace(found!, one)));
  return plain === selector ? [plain] : expand(plain);
}

const name = /\.[\w-]+|\[[^\]]+\]|[a-z][\w-]*/gi;

/** What has to be in a page for a selector to match at first: one list for each way, and none if it cannot. */
const neededBy = memoize((selector: string): string[][] =>
  expand(selector)
    .filter((plain) => !laterState.test(plain))
    .map((plain) => plain.replace(/::?[\w-]+/g, '').match(name) ?? [])
    .map((names) => names.map((needed) => needed.replaceAll('"', '').replace(/[~|^$*]=.*/, ']'))),
);

/** By names alone: rules whose names are there in another order are kept, too, which is less than 1 % of the HTML. */
export const mayMatch = (selector: string, names: ReadonlySet<string>): boolean =>
  neededBy(selector).some((way) => way.every((needed) => names.has(needed)));
