import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';
import { ownFilesOnly } from '../ownFilesOnly.ts';

/** Imports a module and its imports again through Vite, without any cache. */
export function importModule<Module>(file: string): Promise<{ module: Module; dependencies: string[] }> {
  return runnerImport<Module>(path.resolve(file), { ...ownFilesOnly, logLevel: 'error' });
}

/**
 * The same for a process that does it once: in half the time, because modules are bundled first, but they stay in
 * memory.
 * @param folder for the bundles: another one each time
 */
export async function importOnce<Module>(
  file: string,
  folder: string,
): Promise<{ module: Module; dependencies: string[] }> {
  await build({
    ...ownFilesOnly,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      ssr: path.resolve(file),
      outDir: path.resolve(folder),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  });
  const bundle = path.resolve(folder, `${path.parse(file).name}.js`);
  return { module: await import(pathToFileURL(bundle).href), dependencies: [] };
}
