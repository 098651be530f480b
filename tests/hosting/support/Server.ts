import { readFileSync } from 'node:fs';

/** Where a server under test finds and leaves its files. */
type Place = {
  /** Folder of its own, for its configuration and logs. */
  folder: string;
  /** Folder of the built site. */
  site: string;
  port: number;
  /** For a server that sets up HTTPS as well. */
  httpsPort: number;
  /** Whether it runs with the site's recipe; without, it runs as Debian's package sets it up. */
  hasRecipe: boolean;
};

/** How to start a server in the foreground. */
type Launch = {
  /** Files to write into its folder, by name. */
  files: Record<string, string>;
  args: string[];
  env?: Record<string, string>;
};

/** A web server that the site is tested on. */
export type Server = {
  name: string;
  command: string;
  /** Debian's packages. */
  packages: string[];
  /** Files of the packages that the configuration is made from. */
  needs: string[];
  /** What it compresses with by its recipe, for browsers that take anything. */
  encoding: 'br' | 'gzip';
  configure: (place: Place) => Launch;
};

/** A text or pattern, and what takes its place. */
export type Change = [from: string | RegExp, to: string];

/** @throws for a text without what is to be replaced: then it is not as Debian ships it */
export const edit = (text: string, changes: Change[]): string =>
  changes.reduce((before, [from, to]) => {
    const changed = before.replace(from, () => to);
    if (changed === before) throw new Error(`A configuration does not contain ${from}`);
    return changed;
  }, text);

/** A configuration file as Debian's package ships it, with changes such as another port. */
export const editStock = (file: string, changes: Change[]) => edit(readFileSync(file, 'utf8'), changes);
