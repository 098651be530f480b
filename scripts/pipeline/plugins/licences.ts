import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Plugin, Rolldown } from 'vite';

/** The built file with all third-party licences; Vite writes those of packages into it. */
export const licencesFile = 'licences.txt';

/** Third-party work that is not in a bundle. */
const others = [
  'LICENSES.md',
  'shared/styles/fonts/LICENCE-inter.txt',
  'shared/styles/fonts/LICENCE-outfit.txt',
];

type PackageFile = { name: string; version: string; license: string; dependencies?: Record<string, string> };

const readPackage = async (folder: string): Promise<PackageFile> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

/** The folders of the packages whose modules are in a bundle. */
function packagesIn(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folders = modules.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = await readPackage(folder);
  const [file] = await fastGlob('{licen[cs]e,unlicense,copying}*', {
    cwd: folder,
    caseSensitiveMatch: false,
  });
  const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
  return `## ${name} - ${version} (${license})\n\n${text.trim()}`;
}

/**
 * The licences of packages whose code others have in their files: what a bundled package needs, and no module of the
 * bundle comes from.
 */
async function licencesWithin(bundle: Rolldown.OutputBundle): Promise<string[]> {
  const bundled = packagesIn(bundle);
  const needed = await Promise.all(
    bundled.map(async (folder) => {
      const { dependencies = {} } = await readPackage(folder);
      return Object.keys(dependencies).map((name) => folder.replace(/(.*node_modules\/).*/, `$1${name}`));
    }),
  );
  const within = [...new Set(needed.flat())].filter((folder) => !bundled.includes(folder));
  return Promise.all(within.sort().map(licenceOf));
}

/** Adds to the licences of the bundled packages those of code within them, and of icons, logos and fonts. */
export function licences(): Plugin {
  return {
    name: 'site:licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const file = bundle[licencesFile];
        if (file?.type !== 'asset') throw new Error(`Vite did not write ${licencesFile}`);
        const packages = [file.source.toString(), ...(await licencesWithin(bundle))].join('\n\n');
        const texts = await Promise.all(others.map((name) => readFile(name, 'utf8')));
        file.source = [packages, ...texts].map((text) => `${text.trim()}\n`).join('\n---\n\n');
      },
    },
  };
}
