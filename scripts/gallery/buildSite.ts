import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import { CliError } from '../pages/CliError.ts';
import type { Page } from '../pages/checkPages.ts';

/** Folder of its own, so that neither dist/ nor a running preview is touched. */
const outDir = '.cache/gallery-site';

/** A page as the sheet names it. */
export type GalleryPage = Pick<Page, 'path' | 'name' | 'template'>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function build(names: string[]): Promise<void> {
  const { BASE_PATH: _base, ...env } = process.env;
  const run = spawn(process.execPath, [...process.execArgv, 'scripts/build.ts', ...names], {
    env: { ...env, OUT_DIR: outDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [status]] = await Promise.all([text(run.stderr), once(run, 'close')]);
  if (status !== 0) throw new CliError(said.trim());
}

/**
 * Builds the pages that names ask for, or the whole site, and serves them until `close` is called.
 * @throws CliError with what the build said when it failed
 */
export async function buildSite(
  names: string[],
): Promise<{ pages: GalleryPage[]; address: string; close: () => Promise<void> }> {
  await build(names);
  process.env.OUT_DIR = outDir;
  delete process.env.BASE_PATH;
  const { siteConfig } = await import('../../vite.config.ts');
  const config = await siteConfig({ command: 'serve', isPreview: true, port: await freePort() });
  const server = await preview({ ...config, configFile: false, logLevel: 'warn' });
  const list = path.join('.pages', path.basename(outDir), 'pages.json');
  return {
    pages: JSON.parse(await readFile(list, 'utf8')),
    address: `http://localhost:${server.config.preview.port}`,
    close: () => server.close(),
  };
}
