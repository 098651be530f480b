import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { StyleReader } from './readStyles.ts';

type Parts = {
  /** The page's HTML as React rendered it. */
  content: string;
  /** The compiled inline script. */
  start: string;
  styles: StyleReader;
};

const scriptTag = /<script type="module" crossorigin(?:="")? src="([^"]+)"><\/script>/;
const preloadTag = /<link rel="modulepreload" crossorigin(?:="")? href="([^"]+)">/g;
const styleTag = /<link rel="stylesheet" crossorigin(?:="")? href="([^"]+)">/g;
const fontFile = /url\(([^)]*-core[^)]*\.woff2)\)/g;

const allOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, address]) => address!);

/**
 * Makes the file that is served from the one that Vite wrote: styles inlined and their fonts preloaded, the
 * script started by the inline script instead of a tag, React's HTML in place (after minification, which would
 * eat its markers), and the policy with the page's own hashes.
 * @throws when Vite's output has no script to start
 */
export async function finishHtml(html: string, { content, start, styles }: Parts): Promise<string> {
  const entry = html.match(scriptTag)?.[1];
  if (!entry) throw new Error('A built page has no script tag: the pattern in finishHtml.ts no longer fits');
  const preload = allOf(html, preloadTag).join(' ');
  const css = (await Promise.all(allOf(html, styleTag).map(styles))).join('');
  const fonts = [...new Set(allOf(css, fontFile))].map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const policy = contentSecurityPolicy({ scripts: [start], styles: css ? [css] : [] });
  const head = [
    ...fonts,
    css && `<style>${css}</style>`,
    `<script data-entry="${entry}" data-preload="${preload}">${start}</script>`,
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
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}
