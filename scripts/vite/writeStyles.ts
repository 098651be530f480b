import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../shortHash.ts';

/**
 * Writes styles beside the other assets, named by what they hold, so that pages with the same styles share a file.
 * @param base base path of the site, which the returned addresses start with
 */
export function writeStyles(dist: string, base: string): (css: string) => Promise<string> {
  const written = new Map<string, Promise<string>>();
  const write = async (css: string) => {
    const name = `assets/styles-${shortHash(css)}.css`;
    await writeFile(path.join(dist, name), css);
    return base + name;
  };
  return (css) => {
    const address = written.get(css) ?? write(css);
    written.set(css, address);
    return address;
  };
}
