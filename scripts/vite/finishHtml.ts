import type { AllowedOrigins } from '../security/allowedOrigins.ts';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import type { StyleReader } from './readStyles.ts';
import type { SplitStyles } from './splitStyles.ts';

/** What every page of a build has in common. */
export type SharedParts = {
  /** The compiled inline script. */
  start: string;
  /** Rules for fetching pages ahead, as JSON. */
  rules: string;
  /** Styles that packages insert by script. */
  insertedStyles: string[];
  origins: AllowedOrigins;
  readStyle: StyleReader;
  splitStyles: (css: string, firstView: string) => SplitStyles;
  /** Writes a file of styles and returns its address. */
  writeStyle: (css: string) => Promise<string>;
};

const scriptTag = /<script type="module" crossorigin(?:="")? src="([^"]+)"><\/script>/;
const preloadTag = /<link rel="modulepreload" crossorigin(?:="")? href="([^"]+)">/g;
const styleTag = /<link rel="stylesheet" crossorigin(?:="")? href="([^"]+)">/g;
const laterStyles = '<div id="later-styles">';
/** Any script waits for the styles before it, and what follows waits for the script: Firefox shows it unstyled else. */
const pause = '0';
const coreFont = /url\(([^)]*-core[^)]*\.woff2)\)/g;

const allOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, address]) => address!);

/**
 * Makes the file that is served from the one that Vite wrote: the styles of the first view inlined and their fonts
 * preloaded, the other styles linked where that view ends, the script started by the inline script instead of a
 * tag, React's HTML in place (after minification, which would eat its markers), and the policy with the page's own
 * hashes.
 * @param content the page's HTML as React rendered it
 * @throws when Vite's output has no script to start, or the content no end of its first view
 */
export async function finishHtml(html: string, content: string, shared: SharedParts): Promise<string> {
  const { start, rules, insertedStyles, origins, readStyle, splitStyles, writeStyle } = shared;
  const entry = html.match(scriptTag)?.[1];
  if (!entry) throw new Error('A built page has no script tag: the pattern in finishHtml.ts no longer fits');
  const preload = allOf(html, preloadTag).join(' ');
  const end = content.indexOf(laterStyles) + laterStyles.length;
  if (end < laterStyles.length)
    throw new Error('A page must begin with PageBanner or Hero, which end its first view');
  const css = (await Promise.all(allOf(html, styleTag).map(readStyle))).join('');
  const { first, later } = splitStyles(css, content.slice(0, end));
  const link = `<link rel="stylesheet" href="${await writeStyle(later)}"><script>${pause}</script>`;
  const fonts = [...new Set(allOf(css, coreFont))].map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const policy = contentSecurityPolicy(
    { scripts: [start, pause, rules], styles: [first, ...insertedStyles] },
    origins,
  );
  const head = [
    ...fonts,
    `<style>${first}</style>`,
    `<script data-entry="${entry}" data-preload="${preload}">${start}</script>`,
    `<script type="speculationrules">${rules}</script>`,
  ];
  return html
    .replace(scriptTag, '')
    .replace(preloadTag, '')
    .replace(styleTag, '')
    .replace(
      /<meta charset="[^"]*">/,
      (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${content.slice(0, end)}${link}${content.slice(end)}</div>`,
    );
}
