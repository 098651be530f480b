import type { PreviewServer, ViteDevServer } from 'vite';

/** Prints other addresses of a server where it prints its own. */
export function printAlso(server: ViteDevServer | PreviewServer, name: string, paths: string[]): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const local of server.resolvedUrls?.local ?? [])
      for (const path of paths) server.config.logger.info(`  ➜  ${name}:`.padEnd(14) + new URL(path, local));
  };
}
