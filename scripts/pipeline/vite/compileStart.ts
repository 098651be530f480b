import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { ownFilesOnly } from '../ownFilesOnly.ts';

/** The compiled inline script: shared/runtime/start/start.ts and its imports, without a trailing line break. */
export async function compileStart(): Promise<string> {
  const output = await build({
    ...ownFilesOnly,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: path.resolve('shared/runtime/start/start.ts'), formats: ['iife'], name: 'start' },
      minify: true,
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = output as [Rolldown.RolldownOutput];
  return chunk.code.trim();
}
