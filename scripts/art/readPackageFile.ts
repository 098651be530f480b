import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CliError } from '../lib/CliError.ts';

const packages = createRequire(import.meta.url);

/**
 * The text of a file in an installed package, such as `devicon/icons/flutter/flutter-original.svg`.
 * @throws CliError when the package is not installed: large ones that only draw pictures are not installed for all
 */
export async function readPackageFile(address: string): Promise<string> {
  try {
    return await readFile(packages.resolve(address), 'utf8');
  } catch {
    const name = address.startsWith('@') ? address.split('/', 2).join('/') : address.split('/', 1)[0];
    throw new CliError(`${address} is not there: run "npm install --no-save ${name}" and try again`);
  }
}
