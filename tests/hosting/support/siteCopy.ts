import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '../../../scripts/vite/precompress.ts';
import { dist } from '../../support/pages.ts';

/** The files of the built site, as addresses below its root, such as `/about/index.html`. */
export const builtFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(path.join(dist, file)).isFile() && !/\.(br|gz)$/.test(file))
  .map((file) => `/${file.split(path.sep).join('/')}`);

/** Copies of the built site where any user may read them, as it is uploaded to hosts of different kinds. */
export async function copySite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  const copy = (name: string) => {
    const site = path.join(folder, name);
    cpSync(dist, site, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    return site;
  };
  const copies = { folder, plain: copy('plain'), withRecipe: copy('with-recipe'), precompressed: copy('precompressed') };
  await precompress(copies.precompressed);
  for (const site of [copies.withRecipe, copies.precompressed]) cpSync('hosting/apache/.htaccess', path.join(site, '.htaccess'));
  return { ...copies, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
