import { createHash } from 'node:crypto';

/** The first 8 hexadecimal digits of the contents' SHA-256. */
export function shortHash(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}
