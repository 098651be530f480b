import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Inside the folder of a site, from which nothing can be renamed into another file system. */
const exchange = '.unfinished';

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Moves a folder, also into another file system. */
function moveFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
  }
}

/** Renames files and folders: all, or none if one cannot be renamed. */
function renameAll(pairs: [from: string, to: string][]): void {
  const done: typeof pairs = [];
  try {
    for (const [from, to] of pairs) {
      renameSync(from, to);
      done.unshift([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done) renameSync(to, from);
    throw error;
  }
}

/**
 * Replaces what is in the folder of a site with a finished build, in about a millisecond, in which no signal ends the
 * process. The folder itself stays, because a server may have it open, and so does a `.git` in it: the folder may be a
 * branch that is published.
 */
export function publish(folder: string, build: string): void {
  const finishFirst = () => {};
  for (const signal of signals) process.on(signal, finishFirst);
  mkdirSync(folder, { recursive: true });
  const added = path.join(folder, exchange);
  const removed = path.join(added, exchange);
  try {
    moveFolder(build, added);
    const news = readdirSync(added);
    const olds = readdirSync(folder).filter((name) => name !== '.git' && name !== exchange);
    mkdirSync(removed);
    renameAll([
      ...olds.map((name): [string, string] => [path.join(folder, name), path.join(removed, name)]),
      ...news.map((name): [string, string] => [path.join(added, name), path.join(folder, name)]),
    ]);
  } finally {
    // On Windows, a virus scanner may hold a file for a moment.
    rmSync(added, { recursive: true, force: true, maxRetries: 3 });
    for (const signal of signals) process.off(signal, finishFirst);
  }
}
