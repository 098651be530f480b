import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

/** The text of a file in a package, such as `devicon/icons/flutter/flutter-original.svg`. */
export function readPackageFile(address: string): Promise<string> {
  return readFile(packages.resolve(address), 'utf8');
}
