import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The scripts that a built script names: imports relative to it, and what Vite preloads below the site's root. */
const namedScripts = /["'`]((?:\.\.?\/|assets\/)[\w./-]+\.js)["'`]/g;

/**
 * Returns a function that finds what a page's first scripts load later, when islands wake, directly or indirectly. It
 * reads each script only once.
 */
export function laterScripts(dist: string): (first: string[]) => Promise<string[]> {
  const known = new Map<string, Promise<string[]>>();
  const namesIn = async (script: string) => {
    const text = await readFile(path.join(dist, script), 'utf8');
    return [...text.matchAll(namedScripts)].map(([, name = '']) =>
      name.startsWith('.') ? path.posix.join(path.posix.dirname(script), name) : name,
    );
  };
  return async (first) => {
    const found = new Set(first);
    // Iterating over a set also visits what is added during the loop.
    for (const script of found) {
      const names = known.get(script) ?? namesIn(script);
      known.set(script, names);
      for (const name of await names) found.add(name);
    }
    return [...found].slice(first.length);
  };
}
