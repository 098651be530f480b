import { existsSync } from 'node:fs';
import { preview } from 'vite';
import { CliError } from './CliError.ts';
import { runSiteCommand } from './commandLine.ts';
import { outDir } from './outDir.ts';

/** `npm run preview [-- --port n]`: serves what was built. */
await runSiteCommand(async (siteConfig, { port }) => {
  const dist = outDir();
  if (!existsSync(dist))
    throw new CliError(`There is no ${dist}/ to serve: run "npm run build" first, or "npm start" for both`);
  const config = await siteConfig({ command: 'serve', isPreview: true, port });
  const server = await preview({ ...config, configFile: false });
  server.printUrls();
});
