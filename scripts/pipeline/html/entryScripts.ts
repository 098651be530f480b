import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteState } from '../SiteState.ts';

/** The addresses of a page's script, and of what it imports at once. */
export type EntryScripts = { entry: string; preload: string[] };

/** A tag with which Vite loads a script, or what it imports. */
const moduleTag = /<(?:script|link)\b[^>]* (?:src|href)="([^"]+\.js)">/g;

/** Reads the scripts from the tags in the HTML entries that Vite has built, by the names of the scripts. */
export function readEntryScripts({ input, folder }: SiteState, dist: string): Map<string, EntryScripts> {
  const read = (file: string) => {
    const html = readFileSync(path.join(dist, path.relative(folder, file)), 'utf8');
    const [entry, ...preload] = Array.from(html.matchAll(moduleTag), ([, address]) => address!);
    return { entry: entry!, preload };
  };
  return new Map(Object.entries(input).map(([name, file]) => [name, read(file)]));
}
