import { chmodSync, cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shortHash } from '../../../build/lib/files.ts';
import { servedFiles } from '../../../scripts/tools/checkSite.ts';
import { dist } from '../../support/pages.ts';

/** Folder of the site's copies, where any user may read them; one for each clone of the project. */
export const copiesFolder = path.join(tmpdir(), `hosting-${shortHash(process.cwd())}`);

/** The built site as it is uploaded: alone, and with the recipes that are part of it, which others ignore. */
export const copies = {
  plain: path.join(copiesFolder, 'plain'),
  withRecipe: path.join(copiesFolder, 'with-recipe'),
};

export const misleadingPage = '/services/video/';

export function setup(): void {
  rmSync(copiesFolder, { recursive: true, force: true });
  mkdirSync(copiesFolder, { recursive: true });
  chmodSync(copiesFolder, 0o755);
  for (const copy of Object.values(copies)) {
    for (const file of builtFiles) cpSync(path.join(dist, file), path.join(copy, file));
    mkdirSync(path.join(copy, misleadingPage));
    writeFileSync(path.join(copy, misleadingPage, 'index.html'), '<!doctype html><title>Video</title>');
    if (copy === copies.plain) continue;
    cpSync('hosting/apache/.htaccess', path.join(copy, '.htaccess'));
    cpSync('hosting/netlify-and-cloudflare/_headers', path.join(copy, '_headers'));
  }
}

export const teardown = () => rmSync(copiesFolder, { recursive: true, force: true });

/** The files that visitors are served, such as `/about/index.html`. */
export const builtFiles = servedFiles(dist).map((file) => `/${file}`);

/** Of the files of each kind in each folder at the top one: servers tell no others apart. */
export const sampleFiles = [
  ...new Map(builtFiles.map((file) => [`${file.split('/', 2)[1]} ${path.extname(file)}`, file])).values(),
];

export const endingOf = (file: string) => path.extname(file).slice(1);

/** The largest file of the built site with an ending: servers need not compress small ones. */
export function someFile(ending: string): string {
  const size = (file: string) => statSync(path.join(dist, file)).size;
  const [file] = builtFiles
    .filter((candidate) => endingOf(candidate) === ending)
    .sort((one, other) => size(other) - size(one));
  if (!file) throw new Error(`The built site has no .${ending} file`);
  return file;
}
