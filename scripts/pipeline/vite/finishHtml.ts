import { parse } from 'node-html-parser';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { pageSources, type thirdParties } from '../security/thirdParties.ts';
import { startTags } from './startTags.ts';

/** Parts that all pages of a build have in common. */
export type SharedParts = {
  /** The compiled inline script. */
  start: string;
  /** The speculation rules that let browsers prerender other pages, as JSON. */
  rules: string;
  /** The style that the marquee's package inserts by script. */
  marqueeStyle: string;
  parties: ReturnType<typeof thirdParties>;
  /** Whether the site's address is known to be https. */
  isHttps: boolean;
  /** Extracts the critical styles for a first view's HTML. */
  criticalStyles: (html: string) => string;
};

/** The template's placeholder for the page's content. */
export const root = '<div id="root"></div>';
const firstViewEnd = '<div data-first-view-end=""></div>';
/** Blocks parsing until the style sheet has loaded; otherwise Firefox flashes unstyled content. */
const pause = '0';
/** Marks pages whose script inserts the marquee's styles. */
const marquee = 'class="marquee ';
const coreFont = /url\(([^)]*-core[^)]*\.woff2)\)/g;

/**
 * Turns the file that Vite wrote into the one that is served: the styles of the first view inlined and their fonts
 * preloaded, the style sheet linked after that view, the entry imported by the inline script instead of a
 * tag, React's HTML inserted (after minification, which would remove its markers), and the policy with the page's
 * hashes.
 * @param content the page's HTML as React rendered it
 * @param styleSheet address of the styles of the page's template
 * @throws when the content does not mark the end of its first view exactly once
 */
export function finishHtml(
  html: string,
  content: string,
  styleSheet: string,
  { start, rules, marqueeStyle, parties, isHttps, criticalStyles }: SharedParts,
): string {
  const [firstView, rest, ...others] = content.split(firstViewEnd);
  if (rest === undefined || others.length > 0)
    throw new Error('A page must have one PageBanner or Hero, which ends its first view');
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
  // As text: parsing would rewrite the HTML, which React needs unchanged.
  return page.toString().replace(root, () => firstView + styleTag + rest);
}
