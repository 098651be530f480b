import { UserError } from '#shared/core/UserError.ts';
import type { SiteData } from '#shared/shell/siteData.ts';
import { memoize } from '../lib/memoize.ts';
import { islandFiles, type Load, type Page, rendererFile, templateFile } from '../pages/Page.ts';
import type { SiteState } from '../SiteState.ts';

export async function rendererOf(page: Pick<Page, 'template'>, site: SiteData, load: Load) {
  const { renderPage } = (await load(rendererFile)) as typeof import('#shared/shell/renderPage.tsx');
  const template = await load(templateFile(page));
  const islands = Object.entries(islandFiles(page)).map(async ([name, file]) => [name, await load(file)]);
  const modules = { site, template, islands: Object.fromEntries(await Promise.all(islands)) };
  return (shown: Page) => renderPage(shown, modules);
}

/** The pages' HTML in UTF-8, which takes a third of a text's memory. */
export async function renderPages({ pages, data, load }: SiteState['site']): Promise<Map<Page, Buffer>> {
  const rendererFor = memoize((template) => rendererOf({ template }, data, load));
  const contents = new Map<Page, Buffer>();
  for (const page of pages) {
    const render = await rendererFor(page.template);
    try {
      contents.set(page, Buffer.from(render(page)));
    } catch (error) {
      const { message, stack } = error as Error;
      const [, component = page.template] = /\n\s+at (\w+)/.exec(stack ?? '') ?? [];
      throw new UserError(`${page.file} › ${page.path} cannot be rendered: ${component} says "${message}"`);
    }
  }
  return contents;
}
