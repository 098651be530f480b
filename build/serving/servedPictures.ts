import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { hasOriginalColours } from '#shared/model/pictures.ts';
import { brandSchema } from '#shared/model/schema/company.ts';
import type { Brand } from '#shared/model/schema/files.ts';
import { readYaml } from '#shared/model/yaml.ts';
import { explainError } from '../lib/explainError.ts';
import { brandPictures } from '../pictures/brandPictures.ts';
import { adviceOnPictures, updatePictures } from '../pictures/makePictures.ts';
import { originalsFolder } from '../pictures/manifest.ts';
import type { SiteState } from '../SiteState.ts';

const settings = path.resolve('shared/content/company.yaml');

/** The brand, before all content is read: mistakes in it are named then. */
const readBrand = () =>
  brandSchema.safeParse(Object(readYaml(readFileSync(settings, 'utf8')).data).brand).data;

/** Makes pictures before pages are read and, in development, when one is added. */
export function servedPictures(state: SiteState): Plugin {
  let brand: Brand | undefined;
  return {
    name: 'site:served-pictures',
    async config(_config, { command, isPreview }) {
      if (isPreview) return;
      try {
        await updatePictures();
        for (const line of await adviceOnPictures()) console.log(line);
      } catch (error) {
        // In development a wrong picture must not stop work on the others.
        if (command === 'build') throw error;
        console.error(explainError(error));
      }
      brand = readBrand();
      if (!brand || hasOriginalColours(brand)) return;
      state.brandPictures = await brandPictures(brand);
    },
    load: {
      filter: { id: /\/shared\/pictures\/manifest\.json$/ },
      handler: (file) =>
        JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...state.brandPictures?.pictures }),
    },
    configureServer(server) {
      const folder = `${normalizePath(path.resolve(originalsFolder))}/`;
      /** One after another, because each writes the manifest. */
      let last: Promise<unknown> = Promise.resolve();
      server.watcher.on('all', (event, file) => {
        // A mistake in another file may have prevented it before.
        const isContent = file.startsWith(path.dirname(settings));
        if (isContent && JSON.stringify(readBrand() ?? brand) !== JSON.stringify(brand)) server.restart();
        const isPicture = normalizePath(file).startsWith(folder) && !file.endsWith('.json');
        if (!isPicture || !/^(add|change)$/.test(event)) return;
        last = last
          .then(updatePictures)
          .catch((error) => server.config.logger.error(explainError(error), { timestamp: true }));
      });
    },
  };
}
