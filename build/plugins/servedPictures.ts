import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { explainError } from '../lib/explainError.ts';
import { originalsFolder } from '../lib/pictureFolders.ts';
import { adviceOnPictures, makeMissingPictures } from '../pictures/makePictures.ts';

/** Makes the served files of pictures that have none, before pages are read and, in development, when one is added. */
export function servedPictures(): Plugin {
  return {
    name: 'site:served-pictures',
    async config(_config, { isPreview }) {
      if (isPreview) return;
      await makeMissingPictures();
      for (const advice of await adviceOnPictures()) console.log(advice);
    },
    configureServer(server) {
      const folder = `${normalizePath(path.resolve(originalsFolder))}/`;
      /** One after another, because each writes the manifest. */
      let last = Promise.resolve();
      server.watcher.on('all', (event, file) => {
        if (!/^(add|change)$/.test(event) || !normalizePath(file).startsWith(folder)) return;
        last = last
          .then(makeMissingPictures)
          .catch((error) => server.config.logger.error(explainError(error), { timestamp: true }));
      });
    },
  };
}
