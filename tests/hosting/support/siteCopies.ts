import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shortHash } from '../../../build/lib/files.ts';
import { dist } from '../../support/pages.ts';
import { builtFiles } from './builtFiles.ts';

/** Folder of the site's copies, where any user may read them; one for each clone of the project. */
export const copiesFolder = path.join(tmpdir(), `hosting-${shortHash(process.cwd())}`);

/** The built site as it is uploaded: alone, and with the recipes that are part of it, which others ignore. */
export const copies = {
  plain: path.join(copiesFolder, 'plain'),
  withRecipe: path.join(copiesFolder, 'with-recipe'),
};

/** A page in a folder that is named like one of hashed files. */
export const misleadingPage = '/services/video/';

/** Makes the copies of the built site, once for all tests. */
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

/** Removes the copies and all that servers left beside them. */
export const teardown = () => rmSync(copiesFolder, { recursive: true, force: true });
