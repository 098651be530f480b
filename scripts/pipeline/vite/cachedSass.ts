import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastGlob from 'fast-glob';
import { compile, type FileImporter, info } from 'sass';
import type { Plugin } from 'vite';
import { shortHash } from '../../lib/shortHash.ts';

/** Compiled style sheets by their files, and the hash of all sources that they were made from. */
type Cache = { key: string; sheets: Record<string, string> };

const packages = createRequire(import.meta.url);

/** Finds the styles of packages. */
const packageStyles: FileImporter<'sync'> = {
  findFileUrl: (url) => (/^[a-z@]/.test(url) ? pathToFileURL(packages.resolve(url)) : null),
};

async function keyOfSources(): Promise<string> {
  const files = (await fastGlob('{pages,shared}/**/*.scss')).sort();
  const sources = await Promise.all(files.map((file) => readFile(file)));
  return shortHash(info, ...files, ...sources);
}

async function readCache(file: string): Promise<Cache> {
  const key = await keyOfSources();
  const known: Cache | undefined = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  return known?.key === key ? known : { key, sheets: {} };
}

/**
 * Compiles SCSS for builds, and keeps the results as long as no SCSS file changes: compiling takes a third of a
 * build. In development Vite compiles it, because it knows which files each style sheet depends on.
 * @param cacheFile where the results are kept; copies of the project link to the same packages
 */
export function cachedSass(cacheFile = path.resolve('node_modules/.cache/styles.json')): Plugin {
  let cache: Promise<Cache> | undefined;
  let hasNew = false;
  return {
    name: 'site:cached-sass',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.scss(\?|$)/ },
      async handler(id) {
        cache ??= readCache(cacheFile);
        const { sheets } = await cache;
        const file = id.replace(/\?.*/, '');
        const name = path.relative('.', file).replaceAll(path.sep, '/');
        if (sheets[name] === undefined) {
          sheets[name] = compile(file, { importers: [packageStyles], charset: false }).css;
          hasNew = true;
        }
        return sheets[name];
      },
    },
    async buildEnd() {
      if (!hasNew) return;
      hasNew = false;
      await mkdir(path.dirname(cacheFile), { recursive: true });
      await writeFile(cacheFile, JSON.stringify(await cache));
    },
  };
}
