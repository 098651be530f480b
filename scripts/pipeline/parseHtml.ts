import { type HTMLElement, parse } from 'node-html-parser';

/** A page's HTML as elements, including those in `<noscript>`. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true, pre: true } });
}
