import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../lib/files.ts';
import { ownIslandFiles, type Page } from '../pages/Page.ts';

const iconAddress = /(?<=href=")[^"#]*\/(icons-[\w-]+\.svg)#([\w-]+)/g;
const symbol = /<symbol id="([\w-]+)".*?<\/symbol>\s*/gs;

/**
 * Writes a sprite for each template, with only the icons of its pages, and returns a function that puts its address
 * into a page's HTML. Templates with islands of their own keep the site's sprite, because islands may add icons.
 */
export async function splitSprite(
  contents: ReadonlyMap<Page, Buffer>,
  { dist, base }: { dist: string; base: string },
): Promise<(page: Page, html: string) => string> {
  const byTemplate = new Map<string, { sprite: string; icons: Set<string> }>();
  for (const [page, content] of contents) {
    if (ownIslandFiles(page).length > 0) continue;
    for (const [, sprite, icon] of content.toString().matchAll(iconAddress)) {
      const used = byTemplate.get(page.template) ?? { sprite: sprite!, icons: new Set() };
      byTemplate.set(page.template, used);
      used.icons.add(icon!);
    }
  }
  const addresses = new Map<string, string>();
  for (const [template, { sprite, icons }] of byTemplate) {
    const whole = await readFile(path.join(dist, 'assets', sprite), 'utf8');
    const text = whole.replace(symbol, (text, name) => (icons.has(name) ? text : ''));
    const file = `assets/icons-${shortHash(text)}.svg`;
    await writeFile(path.join(dist, file), text);
    addresses.set(template, base + file);
  }
  return ({ template }, html) => {
    const address = addresses.get(template);
    return address ? html.replace(iconAddress, `${address}#$2`) : html;
  };
}
