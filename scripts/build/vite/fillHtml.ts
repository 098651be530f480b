import path from 'node:path';
import type { IndexHtmlTransformContext, IndexHtmlTransformResult, Plugin, ResolvedConfig } from 'vite';
import { createHtmlPlugin } from 'vite-plugin-html';

// vite-plugin-html hands the console to consola, which puts "[log]" before each line where CI is set.
(globalThis as { consola?: { restoreConsole: () => void } }).consola?.restoreConsole();

type Fill = {
  configResolved: (config: ResolvedConfig) => void;
  transformIndexHtml: {
    handler: (html: string, context: IndexHtmlTransformContext) => Promise<IndexHtmlTransformResult>;
  };
};

const minify = {
  collapseWhitespace: true,
  removeComments: true,
  removeRedundantAttributes: true,
  useShortDoctype: true,
};

/**
 * Fills each HTML entry with its page's data (EJS) and minifies it, by vite-plugin-html. Its own way with several
 * pages moves them all onto one file and answers every address with the first, so that only its filling and
 * minifying are used. It is told one page at a time, which spares it a search through all pages for each of them.
 * @param dataOf what the template of an HTML entry is filled with, by the entry's file
 */
export function fillHtml(dataOf: (file: string) => Record<string, string>): Plugin[] {
  const options: Parameters<typeof createHtmlPlugin>[0] & object = { minify, pages: [] };
  const [fill, minifyHtml] = createHtmlPlugin(options) as unknown as [Fill, Plugin];
  return [
    {
      name: 'site:fill-html',
      configResolved(config) {
        fill.configResolved({ ...config, base: '/' });
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
    },
    minifyHtml,
  ];
}
