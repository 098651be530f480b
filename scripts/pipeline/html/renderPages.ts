import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { renderPage } from '#shared/shell/renderPage.tsx';
import { memoize } from '../../lib/memoize.ts';
import type { Page } from '../pages/Page.ts';
import { loadPageModules, rendererFile } from '../pages/pageModules.ts';
import type { SiteState } from '../SiteState.ts';

/** The pages' HTML as React rendered it. In UTF-8, which takes a third of a text's memory. */
export type Contents = ReadonlyMap<Page, Buffer>;

type Renderer = { renderPage: typeof renderPage };

/**
 * Renders the pages.
 * @param server folder of the server build
 * @throws the error of a component
 */
export async function renderPages(state: SiteState, server: string): Promise<Contents> {
  const load = (file: string) => import(pathToFileURL(path.join(server, `${file}.js`)).href);
  const { renderPage }: Renderer = await load(rendererFile);
  const loadTemplate = memoize((template) => loadPageModules({ template }, state.data, load));
  const contents = new Map<Page, Buffer>();
  for (const page of state.pages)
    contents.set(page, Buffer.from(renderPage(page, await loadTemplate(page.template))));
  return contents;
}
