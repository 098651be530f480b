import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** The rule for all addresses in a `_headers` file. */
const ruleForAll = /^\/\*$/m;

/**
 * Adds the fonts of the first view to the headers of every page if the site has a `_headers` file: Cloudflare
 * turns these into Early Hints, but ignores a page's own font preloads because of their `crossorigin`.
 * @param base the site's base path, with which the fonts' addresses start
 */
export async function hintFonts(dist: string, base: string): Promise<void> {
  const file = path.join(dist, '_headers');
  const rules = await readFile(file, 'utf8').catch(() => '');
  if (!ruleForAll.test(rules)) return;
  const fonts = (await fastGlob('assets/*-core*.woff2', { cwd: dist })).sort();
  const links = fonts.map((font) => `<${base}${font}>; rel=preload; as=font; type=font/woff2; crossorigin`);
  if (links.length > 0) await writeFile(file, rules.replace(ruleForAll, `/*\n  Link: ${links.join(', ')}`));
}
