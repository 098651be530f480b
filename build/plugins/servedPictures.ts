import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readYaml } from '#shared/model/readYaml.ts';
import { brandSchema } from '#shared/model/schema/company.ts';
import type { Brand } from '#shared/model/schema.ts';
import { explainError } from '../lib/explainError.ts';
import { originalsFolder } from '../lib/pictureFolders.ts';
import { brandPictures } from '../pictures/brandPictures.ts';
import { adviceOnPictures, makeMissingPictures } from '../pictures/makePictures.ts';
import type { SiteState } from '../SiteState.ts';

const settings = path.resolve('shared/content/company.yaml');

/** The brand's colours, read before all content is; undefined if there is a mistake in them, which reading that names. */
function readBrand(): Brand | undefined {
  const { data } = readYaml(readFileSync(settings, 'utf8'));
  return brandSchema.safeParse(Object(data).brand).data;
}

/**
 * Makes the served files of pictures that have none, before pages are read and, in development, when one is added; and
 * those of the site's own pictures in the colours of the brand, for which pages then find them in the manifest.
 */
export function servedPictures(state: SiteState): Plugin {
  let brand: Brand | undefined;
  return {
    name: 'site:served-pictures',
    async config(_config, { isPreview }) {
      if (isPreview) return;
      await makeMissingPictures();
      for (const advice of await adviceOnPictures()) console.log(advice);
      brand = readBrand();
      state.brandPictures = brand && (await brandPictures(brand));
    },
    load: {
      filter: { id: /\/shared\/pictures\/manifest\.json$/ },
      handler: (file) =>
        JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...state.brandPictures?.pictures }),
    },
    configureServer(server) {
      const folder = `${normalizePath(path.resolve(originalsFolder))}/`;
      /** One after another, because each writes the manifest. */
      let last = Promise.resolve();
      server.watcher.on('all', (event, file) => {
        // Each style and picture follows them.
        if (file === settings && JSON.stringify(readBrand() ?? brand) !== JSON.stringify(brand))
          server.restart();
        if (!/^(add|change)$/.test(event) || !normalizePath(file).startsWith(folder)) return;
        last = last
          .then(makeMissingPictures)
          .catch((error) => server.config.logger.error(explainError(error), { timestamp: true }));
      });
    },
  };
}
