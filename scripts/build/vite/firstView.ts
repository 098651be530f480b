import { type HTMLElement, parse } from 'node-html-parser';

/** Pseudo-classes and pseudo-elements, with their arguments. */
const pseudos = /::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;

/** States that need a visitor's action; the style sheet has loaded by then. */
const laterStates = /:hover|:active|:focus|:popover-open|::selection/;

/** The visible part of a first view: popovers and dialogs are closed. The HTML may end inside open elements. */
export function parseFirstView(html: string): HTMLElement {
  const root = parse(`<html><body>${html}</body></html>`, { parseNoneClosedTags: true });
  for (const closed of root.querySelectorAll('[popover], dialog')) closed.remove();
  return root;
}

/** A cache key: first views with the same key need the same styles. */
export function kindOf(firstView: HTMLElement): string {
  const elements = firstView
    .querySelectorAll('*')
    .map(({ rawTagName, classNames }) => `${rawTagName}.${classNames}`);
  return [...new Set(elements)].sort().join(' ');
}

/** Whether a selector matches something; undefined for a state that only browsers know. */
function matches(selector: string, firstView: HTMLElement): boolean | undefined {
  try {
    const known = selector.replace(/:root\b/g, 'html');
    return known === '' || firstView.querySelector(known) !== null;
  } catch {
    return undefined;
  }
}

/** Whether a selector matches something in a first view, or may do so. */
export function mayMatch(selector: string, firstView: HTMLElement): boolean {
  if (laterStates.test(selector.replace(/:not\(.*?\)/g, ''))) return false;
  const plain = selector.replace(pseudos, '').replace(/(^|[\s>+~])(?=[\s>+~]|$)/g, '$1*');
  return (
    matches(selector.replace(/::?(before|after)\b/g, ''), firstView) ?? matches(plain, firstView) ?? true
  );
}
