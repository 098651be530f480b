import { parse } from 'node-html-parser';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { pageSources, type thirdParties } from '../security/thirdParties.ts';
import { startTags } from './startTags.ts';

/** What every page of a build has in common. */
export type SharedParts = {
  /** The compiled inline script. */
  start: string;
  /** Rules by which a page's script lets browsers prepare others, as JSON. */
  rules: string;
  /** The style that the marquee's package inserts by script. */
  marqueeStyle: string;
  parties: ReturnType<typeof thirdParties>;
  /** Whether the site's address is known to be https. */
  isHttps: boolean;
  /** The part of the style sheet that some HTML needs. */
  criticalStyles: (html: string) => string;
};

/** Where the template leaves room for the page's content. */
export const root = '<div id="root"></div>';
const fold = '<div data-fold=""></div>';
/** A script waits for the style sheet before it. Without one Firefox shows what follows unstyled for a moment. */
const pause = '0';
/** What a page has in its HTML whose script inserts styles. */
const marquee = 'class="marquee ';
const coreFont = /url\(([^)]*-core[^)]*\.woff2)\)/g;

/**
 * Makes the file that is served from the one that Vite wrote: the styles of the first view inlined and their fonts
 * preloaded, the style sheet linked where that view ends, the entry imported by the inline script instead of a
 * tag, React's HTML in place (after minification, which would remove its markers), and the policy with the page's
 * own hashes.
 * @param content the page's HTML as React rendered it
 * @param styleSheet address of the styles of the page's template
 * @throws when the content has no end of its first view
 */
export function finishHtml(
  html: string,
  content: string,
  styleSheet: string,
  { start, rules, marqueeStyle, parties, isHttps, criticalStyles }: SharedParts,
): string {
  const [firstView, rest] = content.split(fold);
  if (rest === undefined)
    throw new Error('A page must begin with PageBanner or Hero, which end its first view');
  const critical = criticalStyles(firstView!);
  const policy = contentSecurityPolicy(
    {
      scripts: [start, pause, rules],
      styles: [critical, ...(content.includes(marquee) ? [marqueeStyle] : [])],
    },
    pageSources(content, parties),
    isHttps,
  );

  const page = parse(html);
  const preloads = page.querySelectorAll('link[rel="modulepreload"]');
  for (const preload of preloads) preload.remove();
  startTags(page, { start, preload: preloads.map((preload) => preload.getAttribute('href')!) });
  const fonts = new Set([...critical.matchAll(coreFont)].map(([, font]) => font!));
  const fontTags = [...fonts].map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  page
    .querySelector('meta[charset]')!
    .insertAdjacentHTML('afterend', `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  page
    .querySelector('head')!
    .insertAdjacentHTML('beforeend', `${fontTags.join('')}<style>${critical}</style>`);
  const styleTag = `<link rel="stylesheet" href="${styleSheet}"><script>${pause}</script>`;
  // As text: whatever is parsed is written anew, and React wants its own HTML back to the letter.
  return page.toString().replace(root, () => firstView + styleTag + rest);
}
