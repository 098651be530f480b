import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A file of a host's package, which is installed on demand; undefined without it. */
export function fileOnDemand(name: string): string | undefined {
  try {
    return resolve(name);
  } catch {
    return undefined;
  }
}
