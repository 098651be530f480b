import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads built style sheets by their addresses; each file is read once. */
export type StyleReader = (href: string) => Promise<string>;

/** @param base base path of the site, which the addresses start with */
export function readStyles(dist: string, base: string): StyleReader {
  const texts = new Map<string, Promise<string>>();
  return (href) => {
    const known = texts.get(href);
    if (known) return known;
    const text = readFile(path.join(dist, href.slice(base.length)), 'utf8').then((css) => css.trim());
    texts.set(href, text);
    return text;
  };
}
