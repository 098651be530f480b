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

/** Skips a test for lack of programs, and says how to get them; fails where REQUIRE_SERVERS asks for all of them. */
export function skipWithout(absent: string[], how: string, skip: (isSkipped: boolean, note: string) => void) {
  const note = `not installed: ${absent.join(', ')} (${how})`;
  if (absent.length > 0 && process.env.REQUIRE_SERVERS) throw new Error(note);
  skip(absent.length > 0, note);
}

/** How to get the packages of tests/checkers. */
export const checkersFrom = 'npm ci --prefix tests/checkers';
