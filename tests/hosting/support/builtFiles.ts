import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashedFolders } from '../../../scripts/pipeline/hosting.ts';
import { dist } from '../../support/pages.ts';

/** Whether a file is the compressed form of another. */
export const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/**
 * Whether a file in the site's folder is for the host and not for visitors: `.htaccess`, `_headers`, a build's marker.
 */
export const isForHost = (file: string) => /^[._][^/\\]*$/.test(file);

/** The files that visitors are served, such as `/about/index.html`. */
export const builtFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(path.join(dist, file)).isFile() && !isCompressed(file) && !isForHost(file))
  .map((file) => `/${file.split(path.sep).join('/')}`);

/** The address that a file is served at. */
export const addressOf = (file: string) => file.replace(/\/index\.html$/, '/');

/** A built file as it is on the disk. */
export const contentOf = (file: string) => readFileSync(path.join(dist, file));

/** The ending of a file's name, without its dot. */
export const endingOf = (file: string) => path.extname(file).slice(1);

/** Whether a file's name is to carry a hash. */
export const isHashed = (file: string) => hashedFolders.some((folder) => file.startsWith(`/${folder}/`));

/** The largest file of the built site with an ending: servers need not compress small ones. */
export function someFile(ending: string): string {
  const size = (file: string) => statSync(path.join(dist, file)).size;
  const [file] = builtFiles
    .filter((candidate) => endingOf(candidate) === ending)
    .sort((one, other) => size(other) - size(one));
  if (!file) throw new Error(`The built site has no .${ending} file`);
  return file;
}
