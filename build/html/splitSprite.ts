import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../lib/files.ts';
import { memoize } from '../lib/memoize.ts';
import { ownIslandFiles, type Page } from '../pages/Page.ts';

const iconAddress = /(?<=href=")[^"#]*\/(icons-[\w-]+\.svg)#([\w-]+)/g;
/** The name of an island that is in a page's HTML, or in what it adds later. */
const islandName = /data-island=(?:"|&quot;)(\w+)/g;
const symbol = /<symbol id="([\w-]+)".*?<\/symbol>\s*/gs;

function spriteWith(icons: ReadonlySet<string>, sprite: string): string {
  return sprite.replace(symbol, (text, name) => (icons.has(name) ? text : ''));
}

/**
 * Writes a sprite for each template, with only the icons of its pages, and returns a function that puts its address
 * into a page's HTML. Pages with islands of their own keep the site's sprite, because islands may add icons.
 */
export async function splitSprite(
  contents: ReadonlyMap<Page, Buffer>,
  { dist, base }: { dist: string; base: string },
): Promise<(page: Page, html: string) => string> {
  const filesOf = memoize((template) => ownIslandFiles({ template }));
  const withIslands = new Set<string>();
  const byTemplate = new Map<string, { sprite: string; icons: Set<string> }>();
  for (const [{ template }, content] of contents) {
    if (withIslands.has(template)) continue;
    const html = content.toString();
    for (const [, island] of html.matchAll(islandName))
      if (filesOf(template).some((file) => file.endsWith(`/${island}.tsx`))) withIslands.add(template);
    for (const [, sprite, icon] of html.matchAll(iconAddress)) {
      const used = byTemplate.get(template) ?? { sprite: sprite!, icons: new Set() };
      byTemplate.set(template, used);
      used.icons.add(icon!);
    }
  }
  const addresses = new Map<string, string>();
  for (const [template, { sprite, icons }] of byTemplate) {
    if (withIslands.has(template)) continue;
    const text = spriteWith(icons, await readFile(path.join(dist, 'assets', sprite), 'utf8'));
    const file = `assets/icons-${shortHash(text)}.svg`;
    await writeFile(path.join(dist, file), text);
    addresses.set(template, base + file);
  }
  return ({ template }, html) => {
    const address = addresses.get(template);
    return address ? html.replace(iconAddress, `${address}#$2`) : html;
  };
}
