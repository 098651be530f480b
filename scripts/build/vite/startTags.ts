const scriptTag = /<script type="module"(?: crossorigin(?:="")?)? src="([^"]+)"><\/script>/;

type StartParts = {
  /** The compiled inline script. */
  start: string;
  /** Addresses of what the entry imports. */
  preload: string[];
};

/**
 * Puts the inline script in the place of the tag that names a page's entry: it imports the entry in its time.
 * @throws when the page has no such tag
 */
export function startTags(html: string, { start, preload }: StartParts): string {
  const entry = html.match(scriptTag)?.[1];
  if (!entry) throw new Error('A page has no script tag: the pattern in startTags.ts no longer fits');
  const tag = `<script data-entry="${entry}" data-preload="${preload.join(' ')}">${start}</script>`;
  return html.replace(scriptTag, '').replace('</head>', () => `${tag}</head>`);
}
