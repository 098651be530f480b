import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { browserFloor, ownFilesOnly } from '../lib/viteSettings.ts';

/**
 * The compiled inline script, without a trailing line break.
 * @param file contains it, with its imports
 */
export async function compileStart(file = 'shared/runtime/start/start.ts'): Promise<string> {
  const output = await build({
    ...ownFilesOnly,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: browserFloor,
      modulePreload: false,
      lib: { entry: path.resolve(file), formats: ['iife'], name: 'start' },
      minify: true,
    },
  });
  const [{ output: chunks }] = output as [Rolldown.RolldownOutput];
  return chunks[0].code.trim();
}
