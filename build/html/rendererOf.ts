import type { SiteData } from '#shared/shell/siteData.ts';
import {
  islandFiles,
  type Load,
  type Page,
  rendererFile,
  type Templated,
  templateFile,
} from '../pages/Page.ts';

/** The function that renders the pages of a template to HTML; it throws the error of a component. */
export async function rendererOf(
  page: Templated,
  site: SiteData,
  load: Load,
): Promise<(page: Page) => string> {
  const { renderPage } = (await load(rendererFile)) as typeof import('#shared/shell/renderPage.tsx');
  const template = await load(templateFile(page));
  const islands = Object.entries(islandFiles(page)).map(async ([name, file]) => [name, await load(file)]);
  const modules = { site, template, islands: Object.fromEntries(await Promise.all(islands)) };
  return (shown) => renderPage(shown, modules);
}
