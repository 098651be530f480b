import { createServer } from 'vite';
import { runSiteCommand } from './build/commandLine.ts';

/** `npm run dev [-- page …] [--port n]`: the development server. */
await runSiteCommand(async (siteConfig, { port }) => {
  const server = await createServer({ ...(await siteConfig({ command: 'serve', port })), configFile: false });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
});
