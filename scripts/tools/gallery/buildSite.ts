import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from 'vite';
import type { Page } from '../../build/pages/checkPages.ts';
import { runBuild } from '../../build/runBuild.ts';

/** A separate folder, so that neither dist/ nor a running preview is affected. */
const outDir = '.cache/gallery-site';

/** A page on the sheet. */
export type GalleryPage = Pick<Page, 'path' | 'name' | 'template'>;

/**
 * Builds the named pages, or the whole site, and serves them until `close` is called.
 * @throws CliError with the output of a failed build
 */
export async function buildSite(
  names: string[],
): Promise<{ pages: GalleryPage[]; address: string; close: () => Promise<void> }> {
  await runBuild({ names, env: { OUT_DIR: outDir, BASE_PATH: undefined } });
  process.env.OUT_DIR = outDir;
  delete process.env.BASE_PATH;
  const { siteConfig } = await import('../../../vite.config.ts');
  const config = await siteConfig({ command: 'serve', isPreview: true, port: 0 });
  const server = await preview({ ...config, configFile: false, logLevel: 'warn' });
  const { port } = new URL(server.resolvedUrls!.local[0]!);
  const list = path.join('.pages', path.basename(outDir), 'pages.json');
  return {
    pages: JSON.parse(await readFile(list, 'utf8')),
    address: `http://localhost:${port}`,
    close: () => server.close(),
  };
}
