import { existsSync } from 'node:fs';
import { preview } from 'vite';
import { runSiteCommand } from './commandLine.ts';
import { CliError } from './pages/CliError.ts';

/** `npm run preview [-- --port n]`: serves what was built. */
await runSiteCommand(async (siteConfig, { port }) => {
  const dist = process.env.OUT_DIR || 'dist';
  if (!existsSync(dist))
    throw new CliError(`There is no ${dist}/ to serve: run "npm run build" first, or "npm start" for both`);
  const config = await siteConfig({ command: 'serve', isPreview: true, port });
  const server = await preview({ ...config, configFile: false });
  server.printUrls();
});
