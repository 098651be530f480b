import { existsSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { UserError } from '../shared/core/UserError.ts';
import { runSiteCommand } from './pipeline/commandLine.ts';
import { outDir } from './pipeline/outDir.ts';
import { pagePath } from './pipeline/pages/selectPages.ts';
import { htmlFileOf } from './pipeline/pages/writeEntries.ts';

/** @throws UserError if the build, or one of the requested pages, is missing */
function checkBuilt(dist: string, names: string[]): void {
  const missing = names.filter((name) => !existsSync(path.join(dist, htmlFileOf(pagePath(name)))));
  if (missing.length > 0) {
    const have = missing.length > 1 ? 'have' : 'has';
    throw new UserError(
      `${missing.join(' and ')} ${have} not been built separately: run "npm run build -- ${names.join(' ')}" first`,
    );
  }
  if (existsSync(dist)) return;
  throw new UserError(`There is no ${dist}/ to serve: run "npm run build" first, or "npm start" for both`);
}

/** `npm run preview [-- page …] [--port n] [--host]`: serves the built site, or single pages that were built. */
await runSiteCommand(async (siteConfig, { names, port, host }) => {
  checkBuilt(outDir(), names);
  const config = await siteConfig({ command: 'serve', isPreview: true, port, host });
  const server = await preview({ ...config, configFile: false });
  server.printUrls();
});
