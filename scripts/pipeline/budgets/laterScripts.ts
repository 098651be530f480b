import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The scripts that a built script names: relative to it what it imports, below the base path what Vite preloads. */
const namedScripts = /["'`]((?:\.\.?\/|assets\/)[\w./-]+\.js)["'`]/g;

/** Addresses of what a page's first scripts load later, when islands wake, directly or through each other. */
export async function laterScripts(first: string[], dist: string, base: string): Promise<string[]> {
  const found = new Set(first);
  // A set also visits what is added meanwhile.
  for (const address of found) {
    const text = await readFile(path.join(dist, address.slice(base.length)), 'utf8');
    for (const [, name = ''] of text.matchAll(namedScripts)) {
      found.add(name.startsWith('.') ? path.posix.join(path.posix.dirname(address), name) : base + name);
    }
  }
  return [...found].slice(first.length);
}
