import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The built file with all third-party licences; Vite writes those of packages into it. */
export const licencesFile = 'licences.txt';

/** Third-party work that is not in a bundle. */
const others = [
  'LICENSES.md',
  'shared/styles/fonts/LICENCE-inter.txt',
  'shared/styles/fonts/LICENCE-outfit.txt',
];

/** Adds to the licences of the bundled packages those of icons, logos and fonts. */
export function licences(): Plugin {
  return {
    name: 'site:licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const file = bundle[licencesFile];
        if (file?.type !== 'asset') throw new Error(`Vite did not write ${licencesFile}`);
        const texts = await Promise.all(others.map((name) => readFile(name, 'utf8')));
        file.source = [file.source.toString(), ...texts].map((text) => `${text.trim()}\n`).join('\n---\n\n');
      },
    },
  };
}
