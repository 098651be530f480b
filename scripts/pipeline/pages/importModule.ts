import path from 'node:path';
import { runnerImport } from 'vite';
import { ownFilesOnly } from '../ownFilesOnly.ts';

/**
 * Imports a module and all that it imports anew, by Vite.
 * @param env what `process.env` is in these modules, if not that of the process
 */
export function importModule<Module>(
  file: string,
  env?: NodeJS.ProcessEnv,
): Promise<{ module: Module; dependencies: string[] }> {
  return runnerImport<Module>(path.resolve(file), {
    ...ownFilesOnly,
    configFile: false,
    logLevel: 'error',
    cacheDir: '.cache/runner',
    define: env && { 'process.env': JSON.stringify(env) },
  });
}
