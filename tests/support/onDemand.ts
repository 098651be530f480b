import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(path.resolve('tests/checkers/package.json'));

/** A file of a package of tests/checkers, which is installed on demand; undefined without it. */
export function fileOnDemand(name: string): string | undefined {
  try {
    return resolve(name);
  } catch {
    return undefined;
  }
}
