import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressedSize, type PageWeight } from '../budgets/weighPages.ts';
import { htmlFileOf } from '../pages/Page.ts';
import type { PageSources } from '../security/thirdParties.ts';

/** Of the addresses in a page's HTML, those of files; of a picture's files, the first, which is that for phones. */
const files = /(?<= (?:href|src|srcSet)=")[^" #]+\.(?:css|woff2|svg|avif|webp|png|jpe?g)/g;
const faces = /url\(([^)]+)\)[^}]*unicode-range:([^;}]+)/g;

function charactersIn(range: string): RegExp {
  const parts = Array.from(range.matchAll(/U\+([\w?]+)-?(\w*)/g), ([, from, to]) => {
    const first = from!.replaceAll('?', '0');
    return `\\u{${first}}-\\u{${to || from!.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${parts.join('')}]`, 'u');
}

/**
 * What a phone fetches to open a page, in bytes: its HTML, the fonts for its characters, and what is named down to the
 * end of the first section below the banner, which browsers fetch unasked. Without scripts.
 * @param folder the site's files
 */
function openingWeight(folder: string, base: string, html: string): number {
  const fileOf = (address: string) => path.join(folder, address.slice(base.length));
  const opening = html
    .slice(0, html.indexOf('</section>', html.indexOf('</h1>')))
    // For browsers that cannot show the first format, and for home screens.
    .replace(/(?<=<source[^>]*>)<(?:source|img)[^>]*>|<link rel="apple[^>]*>/g, '');
  const named = new Set(opening.match(files));
  const text = html.replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, '');
  for (const sheet of [...named].filter((address) => address.endsWith('.css')))
    for (const [, font, range] of readFileSync(fileOf(sheet), 'utf8').matchAll(faces))
      if (charactersIn(range!).test(text)) named.add(font!);
  let bytes = compressedSize(html);
  for (const address of named) {
    const file = readFileSync(fileOf(address));
    bytes += /\.(?:css|svg)$/.test(address) ? compressedSize(file) : file.length;
  }
  return bytes;
}

/** Where PageFacts lets a page tell its own weight. */
const ownWeight = /(data-page-weight="">[^<]*)…/;
const aloneOnly = /<li data-if-alone="">.*?<\/li>/gs;

/** Leaves out what a page says of itself that is true only if it uses no other site, for one that does. */
export function onlyTrueFacts(html: string, sources: PageSources): string {
  return Object.values(sources).every((others) => others.length === 0) ? html : html.replace(aloneOnly, '');
}

/** Writes into the pages that tell their weight what a phone fetches to open them. */
export function writeWeights(folder: string, base: string, weights: PageWeight[]): void {
  for (const { page, script } of weights.filter(({ tellsWeight }) => tellsWeight)) {
    const file = path.join(folder, htmlFileOf(page.path));
    const html = readFileSync(file, 'utf8');
    const bytes = script + openingWeight(folder, base, html);
    writeFileSync(
      file,
      html.replace(ownWeight, (_dots, before) => before + Math.ceil(bytes / 1000)),
    );
  }
}
