import { UserError } from '../../../shared/core/UserError.ts';
import type { Page } from '../pages/checkPages.ts';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { pageSources, type thirdParties } from '../security/thirdParties.ts';

/** Parts that all pages of a build share. */
export type SharedParts = {
  /** The compiled inline script. */
  start: string;
  /** The speculation rules that let browsers prerender other pages, as JSON. */
  rules: string;
  /** The style that the marquee's package inserts with script. */
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
const blockingScript = '0';
/** Marks pages whose script inserts the marquee's styles. */
const marquee = 'class="marquee ';
/** A tag of the page's entry or of what it imports, with the white space that Vite puts around it. */
const moduleTag = /\s*<(script|link)\b[^>]* (?:src|href)="([^"]+\.js)">(?:<\/script>)?\s*/g;
const fontAddress = /(?<=url\()[^)]+\.woff2(?=\))/g;

/** The tag of the inline script, which later imports the page's entry and, in parallel, what the entry imports. */
export function startTag(start: string, entry: string, preload: string[] = []): string {
  return `<script data-entry="${entry}" data-preload="${preload.join(' ')}">${start}</script>`;
}

/**
 * Turns the file that Vite wrote into the one that is served: inlines the styles of the first view, preloads their
 * fonts, links the style sheet after that view, lets the inline script import the entry instead of a tag, inserts
 * React's HTML, and adds the policy with the page's hashes.
 * @param content the page's HTML as React rendered it
 * @param styleSheet address of the styles of the page's template
 * @throws UserError when the content does not mark the end of its first view exactly once; Error when no tag names the
 *   page's entry
 */
export function finishHtml(
  page: Page,
  html: string,
  content: string,
  styleSheet: string,
  { start, rules, marqueeStyle, parties, isHttps, criticalStyles }: SharedParts,
): string {
  const [firstView, rest, ...others] = content.split(firstViewEnd);
  if (rest === undefined || others.length > 0)
    throw new UserError(
      `${page.file} › ${page.path} › banner: is missing: add one, or end the first view of the template with one <FirstViewEnd />`,
    );
  const critical = criticalStyles(firstView!);
  const policy = contentSecurityPolicy(
    {
      scripts: [start, blockingScript, rules],
      styles: [critical, ...(content.includes(marquee) ? [marqueeStyle] : [])],
    },
    pageSources(content, parties),
    isHttps,
  );
  const modules = [...html.matchAll(moduleTag)];
  const entry = modules.find(([, tag]) => tag === 'script')?.[2];
  if (!entry) throw new Error('A page has no script tag that names its entry');
  const preload = modules.map(([, , address]) => address!).filter((address) => address !== entry);
  const fontTags = [...new Set(critical.match(fontAddress))].map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const head = `${startTag(start, entry, preload)}${fontTags.join('')}<style>${critical}</style>`;
  const styleTag = `<link rel="stylesheet" href="${styleSheet}"><script>${blockingScript}</script>`;
  // As text: parsing would rewrite the HTML, which React needs unchanged.
  return html
    .replace(moduleTag, '')
    .replace(
      /<meta charset[^>]*>/,
      (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace('</head>', (end) => head + end)
    .replace(root, () => firstView + styleTag + rest);
}
