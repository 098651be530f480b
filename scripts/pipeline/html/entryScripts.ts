import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteState } from '../SiteState.ts';

/** The addresses of a page's script, and of what it imports at once. */
export type EntryScripts = { entry: string; preload: string[] };

/** A tag with which Vite loads a script, or what it imports. */
const moduleTag = /<(?:script|link)\b[^>]* (?:src|href)="([^"]+\.js)">/g;

/** Reads the scripts from the tags in the HTML entries that Vite has built, by the names of the scripts. */
export async function readEntryScripts(state: SiteState, dist: string): Promise<Map<string, EntryScripts>> {
  const read = Object.entries(state.input).map(async ([name, file]) => {
    const html = await readFile(path.join(dist, path.relative(state.folder, file)), 'utf8');
    const [entry, ...preload] = [...html.matchAll(moduleTag)].map(([, address]) => address!);
    if (!entry) throw new Error(`Vite wrote no tag for the script of ${file}`);
    return [name, { entry, preload }] as const;
  });
  return new Map(await Promise.all(read));
}
