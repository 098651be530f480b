import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { memoize } from '../../lib/memoize.ts';
import type { Page } from '../pages/Page.ts';
import { rendererOf } from '../pages/pageModules.ts';
import type { SiteState } from '../SiteState.ts';

/** The pages' HTML as React rendered it. In UTF-8, which takes a third of a text's memory. */
export type Contents = ReadonlyMap<Page, Buffer>;

/**
 * Renders the pages.
 * @param server folder of the server build
 * @throws the error of a component
 */
export async function renderPages({ pages, data }: SiteState, server: string): Promise<Contents> {
  const load = (file: string) => import(pathToFileURL(path.join(server, `${file}.js`)).href);
  const rendererFor = memoize((template) => rendererOf({ template }, data, load));
  const contents = new Map<Page, Buffer>();
  for (const page of pages) contents.set(page, Buffer.from((await rendererFor(page.template))(page)));
  return contents;
}
