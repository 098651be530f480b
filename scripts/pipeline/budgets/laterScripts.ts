import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The scripts that a built script names: relative to it what it imports, below the base path what Vite preloads. */
const namedScripts = /["'`]((?:\.\.?\/|assets\/)[\w./-]+\.js)["'`]/g;

/**
 * A function that finds what a page's first scripts load later, when islands wake, directly or through each other. It
 * reads each script once.
 */
export function laterScripts(dist: string, base: string): (first: string[]) => Promise<string[]> {
  const known = new Map<string, Promise<string[]>>();
  const namesIn = async (address: string) => {
    const text = await readFile(path.join(dist, address.slice(base.length)), 'utf8');
    return [...text.matchAll(namedScripts)].map(([, name = '']) =>
      name.startsWith('.') ? path.posix.join(path.posix.dirname(address), name) : base + name,
    );
  };
  return async (first) => {
    const found = new Set(first);
    // A set also visits what is added meanwhile.
    for (const address of found) {
      const names = known.get(address) ?? namesIn(address);
      known.set(address, names);
      for (const name of await names) found.add(name);
    }
    return [...found].slice(first.length);
  };
}
