import path from 'node:path';
import { runnerImport } from 'vite';

/**
 * Imports a module and all that it imports anew, by Vite.
 * @param env what `process.env` is in these modules, if not that of the process
 */
export async function importModule<Module>(
  file: string,
  env?: NodeJS.ProcessEnv,
): Promise<{ module: Module; dependencies: string[] }> {
  // It sets NODE_ENV for the whole process, which would turn a later build into one for development.
  const { NODE_ENV } = process.env;
  try {
    return await runnerImport<Module>(path.resolve(file), {
      configFile: false,
      logLevel: 'error',
      cacheDir: '.cache/runner',
      define: env && { 'process.env': JSON.stringify(env) },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
