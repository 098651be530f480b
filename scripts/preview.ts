import { preview } from 'vite';
import { runSiteCommand } from '../build/commandLine.ts';
import { checkBuilt, outDir } from '../build/output/outDir.ts';

/** `npm run preview [-- page …] [--port n] [--host]`: serves the built site, or single pages that were built. */
await runSiteCommand(async (siteConfig, { names, port, host }) => {
  checkBuilt(outDir(), names);
  const config = await siteConfig({ command: 'serve', isPreview: true, port, host });
  const server = await preview({ ...config, configFile: false });
  server.printUrls();
});
