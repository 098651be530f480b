import { memoize } from '../lib/memoize.ts';
import type { Page } from '../pages/Page.ts';
import { rendererOf } from '../pages/pageModules.ts';
import type { SiteState } from '../SiteState.ts';

/**
 * Renders the pages.
 * @returns their HTML as React rendered it, in UTF-8, which takes a third of a text's memory
 * @throws the error of a component
 */
export async function renderPages({ pages, data, load }: SiteState): Promise<Map<Page, Buffer>> {
  const rendererFor = memoize((template) => rendererOf({ template }, data, load));
  const contents = new Map<Page, Buffer>();
  for (const page of pages) contents.set(page, Buffer.from((await rendererFor(page.template))(page)));
  return contents;
}
