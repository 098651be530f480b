import { createServer } from 'vite';
import { siteConfig } from '../vite.config.ts';
import { runSiteCommand } from './commandLine.ts';

/** `npm run dev [-- page …] [--port n]`: the development server. */
await runSiteCommand(async ({ port }) => {
  const server = await createServer({ ...(await siteConfig({ command: 'serve', port })), configFile: false });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
});
