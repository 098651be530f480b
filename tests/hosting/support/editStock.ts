import { readFileSync } from 'node:fs';

/** A text or pattern, and what takes its place. */
export type Change = [from: string | RegExp, to: string];

/**
 * A configuration file as Debian's package ships it, with changes such as another port.
 * @throws for a file without one of the texts, because it is not as Debian ships it
 */
export function editStock(file: string, changes: Change[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, () => to);
      if (changed === text) throw new Error(`${file} is not as Debian ships it: it does not contain ${from}`);
      return changed;
    },
    readFileSync(file, 'utf8'),
  );
}
