import { createHash } from 'node:crypto';

/** The first 8 hexadecimal digits of the parts' SHA-256. */
export function shortHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
