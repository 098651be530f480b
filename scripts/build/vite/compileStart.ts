import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** The inline script as browsers get it: shared/start/start.ts and what it imports, without a closing line break. */
export async function compileStart(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: path.resolve('shared/start/start.ts'), formats: ['iife'], name: 'start' },
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
