import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '../../lib/CliError.ts';

/** The last version for Node 20. It has 200 dependencies, so it is installed on first use only. */
const version = '12.8.2';
const folder = path.resolve('.cache/lighthouse/tool');

/** Lighthouse's categories, in print order. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's report that is used. */
export type Report = {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
};

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<{ lhr: Report } | undefined>;

/**
 * Loads Lighthouse, which is installed into the cache folder first if necessary.
 * @throws CliError when it cannot be installed
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const file = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(file)) {
    console.log(`Installing Lighthouse ${version} into .cache/, once`);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
    const command = `npm install --ignore-scripts --no-audit --no-fund --loglevel=error lighthouse@${version}`;
    const { status } = spawnSync(command, { cwd: folder, shell: true, stdio: 'inherit', timeout: 300_000 });
    if (status !== 0) throw new CliError('Lighthouse could not be installed: is there a network?');
  }
  const { default: lighthouse } = await import(pathToFileURL(file).href);
  return lighthouse;
}
