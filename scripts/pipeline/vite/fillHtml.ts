import path from 'node:path';
import type { IndexHtmlTransformContext, IndexHtmlTransformResult, Plugin, ResolvedConfig } from 'vite';
import { createHtmlPlugin } from 'vite-plugin-html';

// vite-plugin-html redirects the console to consola, which prefixes each line with "[log]" on CI.
(globalThis as { consola?: { restoreConsole: () => void } }).consola?.restoreConsole();

type Fill = {
  configResolved: (config: ResolvedConfig) => void;
  transformIndexHtml: {
    handler: (html: string, context: IndexHtmlTransformContext) => Promise<IndexHtmlTransformResult>;
  };
};

/**
 * Fills each HTML entry with its page's data (EJS) with vite-plugin-html. The plugin's multi-page mode writes all pages
 * to one file and serves the first at every address, so only its template filling is used. It searches `pages` on every
 * transform, so `pages` holds only the current page.
 * @param dataOf values for the template, by the file of the HTML entry
 */
export function fillHtml(dataOf: (file: string) => Record<string, string>): Plugin {
  const options: Parameters<typeof createHtmlPlugin>[0] & object = { pages: [] };
  const [fill] = createHtmlPlugin(options) as unknown as [Fill];
  return {
    name: 'site:fill-html',
    configResolved(config) {
      // The plugin looks for .env files in the root and in every folder above it.
      fill.configResolved({ ...config, base: '/', root: '.' });
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, context) {
        const template = path.relative(process.cwd(), context.filename);
        options.pages = [
          { filename: template, template, injectOptions: { data: dataOf(context.filename) } },
        ] as NonNullable<typeof options.pages>;
        return fill.transformIndexHtml.handler(html, context);
      },
    },
  };
}
