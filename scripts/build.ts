import { createBuilder } from 'vite';
import { runSiteCommand } from './commandLine.ts';

/** `npm run build [-- page …]`: builds the whole site, or the named pages alone, into dist/. */
await runSiteCommand(async (siteConfig) => {
  const builder = await createBuilder(
    { ...(await siteConfig({ command: 'build' })), configFile: false, logLevel: 'warn' },
    null,
  );
  await builder.buildApp();
});
