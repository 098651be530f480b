import { createServer } from 'vite';
import { runSiteCommand } from '../build/commandLine.ts';

// Texts and pictures that are still missing must not stop work on the others.
process.env.SHOW_GAPS = '1';

/** `npm run dev [-- page …] [--port n] [--host]`: the development server. */
await runSiteCommand(async (siteConfig, { port, host }) => {
  const server = await createServer({
    ...(await siteConfig({ command: 'serve', port, host })),
    configFile: false,
  });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
});
