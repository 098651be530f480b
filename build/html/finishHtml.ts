import { UserError } from '#shared/core/UserError.ts';
import { memoize } from '../lib/memoize.ts';
import type { Page } from '../pages/Page.ts';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { pageSources, type thirdParties } from '../security/thirdParties.ts';
import type { TemplateStyles } from '../styles/templateStyles.ts';

export type SharedParts = {
  startOf: (content: string) => string;
  rules: string;
  marqueeStyle: string;
  parties: ReturnType<typeof thirdParties>;
  isHttps: boolean;
};

export const root = '<div id="root"></div>';
const firstViewEnd = '<div data-first-view-end=""></div>';
const firstViewId = 'first-view-end';
/** Nothing is painted before the first view is complete: what is centred in it would move with each part that arrives. */
const paintWhenComplete = `<link rel="expect" href="#${firstViewId}" blocking="render">`;
/** Blocks parsing until the style sheets have loaded; otherwise Firefox flashes unstyled content. */
const blockingScript = '0';
/** Marks pages whose script inserts the marquee's styles. */
const marquee = 'class="marquee ';
export const entryTag = /<script type="module" src="([^"]*\/entries\/[^"]*)"><\/script>/;

const fontTags = memoize((styles) =>
  [...new Set(styles.match(/(?<=url\()[^)]+\.woff2(?=\))/g))]
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join(''),
);

/** The inline script, which later imports the page's entry, the first of the scripts, and in parallel the others. */
export const startTag = (start: string, scripts: string[]): string =>
  `<script data-scripts="${scripts.join(' ')}">${start}</script>`;

/**
 * Turns a filled HTML entry and React's HTML into the page that is served.
 * @throws UserError when the content does not mark the end of its first view exactly once
 */
export function finishHtml(
  page: Page,
  html: string,
  content: string,
  { scripts, styleSheets, criticalStyles }: TemplateStyles & { scripts: string[] },
  { startOf, rules, marqueeStyle, parties, isHttps }: SharedParts,
): string {
  const [firstView, rest, ...others] = content.split(firstViewEnd);
  if (rest === undefined || others.length > 0)
    throw new UserError(
      `${page.file} › ${page.path} › banner: is missing: add one, or end the first view of the template with one <FirstViewEnd />`,
    );
  const start = startOf(content);
  const critical = criticalStyles(firstView!);
  const policy = contentSecurityPolicy(
    {
      scripts: [start, blockingScript, rules],
      styles: [critical, ...(content.includes(marquee) ? [marqueeStyle] : [])],
    },
    pageSources(content, parties),
    isHttps,
  );
  const head = `${startTag(start, scripts)}${fontTags(critical)}<style>${critical}</style>${paintWhenComplete}`;
  const links = styleSheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  const styleTags = `${links.replace('>', ` id="${firstViewId}">`)}<script>${blockingScript}</script>`;
  // As text: parsing would rewrite the HTML, which React needs unchanged.
  return html
    .replace(entryTag, '')
    .replace(
      /<meta charset[^>]*>/,
      (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace('</head>', (end) => head + end)
    .replace(root, () => firstView + styleTags + rest);
}
