import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { browserFloor, checks, ownFilesOnly } from '../lib/viteSettings.ts';

export async function compileInline(file: string): Promise<string> {
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
      rolldownOptions: { checks },
    },
  });
  const [{ output: chunks }] = output as [Rolldown.RolldownOutput];
  return chunks[0].code.trim();
}

export async function compileStart(): Promise<(content: string) => string> {
  const files = ['shared/runtime/start/start.ts', 'shared/drafts/keepDrafts.ts'];
  const [start, drafts] = await Promise.all(files.map(compileInline));
  return (content) => (content.includes('data-draft=') ? start! + drafts : start!);
}
