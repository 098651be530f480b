import { UserError } from '#shared/core/UserError.ts';
import { parseArguments, runCommand } from './lib/runCommand.ts';

/**
 * Reads the arguments of a command: page names and, for a server, its port and whether other devices may reach it.
 * @throws UserError for an unknown option or an invalid port
 */
export function readCommand(args: string[]) {
  const { values, positionals } = parseArguments(
    {
      args,
      allowPositionals: true,
      options: { port: { type: 'string' }, host: { type: 'boolean' } },
    },
    'Give page names and, for a server, --port <number> or --host',
  );
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65536)) {
    throw new UserError(`--port ${values.port} is not a port: give a number from 1 to 65535`);
  }
  return { names: positionals, port, host: values.host };
}

type SiteConfig = typeof import('./siteConfig.ts').siteConfig;

/** Runs a command with Vite's config, which gets the page names from the environment. */
export function runSiteCommand(
  run: (siteConfig: SiteConfig, command: ReturnType<typeof readCommand>) => Promise<void>,
): Promise<void> {
  return runCommand(async () => {
    const command = readCommand(process.argv.slice(2));
    if (command.names.length > 0) process.env.SITE_PAGES = command.names.join(' ');
    // Here, because it reads the palette, in which there may be a mistake.
    const { siteConfig } = await import('./siteConfig.ts');
    await run(siteConfig, command);
  });
}
