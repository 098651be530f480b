import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { runBuild } from '../../pipeline/runBuild.ts';
import { precompress } from '../../pipeline/vite/precompress.ts';

const site = path.resolve('.cache/lighthouse-site');
const twin = path.resolve('.cache/lighthouse-twin');

/**
 * Builds the site with compressed files, and a copy without any script: the difference in speed
 * is the cost of its scripts.
 * @param siteUrl the address at which the site will be measured
 * @returns the two folders
 * @throws CliError with the output of a failed build
 */
export async function buildPair(siteUrl: string): Promise<{ site: string; twin: string }> {
  await runBuild({ env: { OUT_DIR: site, SITE_URL: siteUrl, BASE_PATH: '/' } });
  await rm(twin, { recursive: true, force: true });
  await cp(site, twin, { recursive: true });
  for (const file of await fastGlob('**/*.html', { cwd: twin, absolute: true })) {
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
  }
  await Promise.all([site, twin].map(precompress));
  return { site, twin };
}
