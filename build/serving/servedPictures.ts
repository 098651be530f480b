import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { normalizePath, type Plugin } from 'vite';
import { UserError } from '#shared/core/UserError.ts';
import { hasOriginalColours } from '#shared/model/pictures.ts';
import { readContent } from '#shared/model/readContent.ts';
import { brandSchema } from '#shared/model/schema/company.ts';
import type { Brand } from '#shared/model/schema.ts';
import { readYaml } from '#shared/model/yaml.ts';
import { explainError } from '../lib/explainError.ts';
import { contentTexts } from '../lib/files.ts';
import { brandPictures } from '../pictures/brandPictures.ts';
import { logoAdvice, type ShownLogo } from '../pictures/logoAdvice.ts';
import { adviceOnPictures, updatePictures } from '../pictures/makePictures.ts';
import { originalsFolder } from '../pictures/manifest.ts';
import type { SiteState } from '../SiteState.ts';

const settings = path.resolve('shared/content/company.yaml');

/** What a content file holds, before all content is read: mistakes in it are named then. */
const dataOf = (file: string) => Object(readYaml(readFileSync(file, 'utf8')).data);

const readBrand = () => brandSchema.safeParse(dataOf(settings).brand).data;

/**
 * Says mistakes in content before pictures are made in other colours, which takes minutes.
 * @throws UserError
 */
function checkContent(): void {
  const { mistakes } = readContent(contentTexts());
  // Pictures that have just been made are known only when content is read again.
  const certain = mistakes.filter((mistake) => !mistake.includes('is not a picture'));
  if (certain.length > 0) throw new UserError(certain.join('\n'));
}

function readLogos(): ShownLogo[] {
  // Not checked: the schema knows only pictures that had been made before.
  const { mark, files } = Object(dataOf(settings).logo);
  const own = Object.entries({ mark, files }).flatMap(([group, files]) =>
    Object.entries(Object(files)).map(
      ([place, file]): ShownLogo => ({
        field: `shared/content/company.yaml › logo › ${group} › ${place}`,
        file: String(file),
        ground: place === 'onDark' ? 'dark' : 'white',
        isWhole: group === 'files',
      }),
    ),
  );
  const partners = fastGlob.sync('shared/content/partners/*.yaml').sort();
  return [
    ...own,
    ...partners.map(
      (file): ShownLogo => ({
        field: `${file} › logo`,
        file: String(dataOf(file).logo),
        ground: 'grey',
      }),
    ),
  ];
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
      await updatePictures();
      brand = readBrand();
      const advice = [...(await adviceOnPictures()), ...(brand ? await logoAdvice(readLogos(), brand) : [])];
      for (const line of advice) console.log(line);
      if (!brand || hasOriginalColours(brand)) return;
      state.brandPictures = await brandPictures(brand, checkContent);
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
        // Each style and picture follows them.
        if (file === settings && JSON.stringify(readBrand() ?? brand) !== JSON.stringify(brand))
          server.restart();
        const isPicture = normalizePath(file).startsWith(folder) && !file.endsWith('.json');
        if (!isPicture || !/^(add|change)$/.test(event)) return;
        last = last
          .then(updatePictures)
          .catch((error) => server.config.logger.error(explainError(error), { timestamp: true }));
      });
    },
  };
}
