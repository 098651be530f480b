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

export type FillHtml = (file: string, html: string) => Promise<string>;

/**
 * Fills HTML entries with their pages' data (EJS): those that Vite transforms, and with `api.fill` any other. The plugin
 * searches `pages` on every transform, so `pages` holds only the current page.
 */
export function fillHtml(dataOf: (file: string) => Record<string, string>): Plugin<{ fill: FillHtml }> {
  const options: Parameters<typeof createHtmlPlugin>[0] & object = { pages: [] };
  const [plugin] = createHtmlPlugin(options) as unknown as [Fill];
  const fill: FillHtml = async (filename, html) => {
    const template = path.relative(process.cwd(), filename);
    options.pages = [
      { filename: template, template, injectOptions: { data: dataOf(filename) } },
    ] as NonNullable<typeof options.pages>;
    const filled = await plugin.transformIndexHtml.handler(html, { path: '', filename });
    return (filled as { html: string }).html;
  };
  return {
    name: 'site:fill-html',
    configResolved(config) {
      // The plugin looks for .env files in the root and in every folder above it.
      plugin.configResolved({ ...config, base: '/', root: '.' });
    },
    transformIndexHtml: { order: 'pre', handler: (html, { filename }) => fill(filename, html) },
    api: { fill },
  };
}
