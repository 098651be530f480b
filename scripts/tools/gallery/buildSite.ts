import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../pipeline/pages/checkPages.ts';
import { runBuild } from '../../pipeline/runBuild.ts';
import { serveLikeHost } from '../serveLikeHost.ts';

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
): Promise<{ pages: GalleryPage[]; address: string; close: () => void }> {
  await runBuild({ names, env: { OUT_DIR: outDir, BASE_PATH: undefined } });
  const { server, url } = await serveLikeHost(outDir, 0);
  const list = path.join('.pages', path.basename(outDir), 'pages.json');
  return {
    pages: JSON.parse(await readFile(list, 'utf8')),
    address: url,
    close: () => void server.close(),
  };
}
