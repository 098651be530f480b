import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import type { SiteData } from '../shell/siteData.ts';
import { type PageData, PageRoot } from './PageRoot.tsx';

type Template = Record<string, ComponentType<object>>;

const templates = import.meta.glob<Template>('../../pages/*/*Page.tsx');

/**
 * Renders a page to HTML and waits for its lazy parts.
 * @param template component file below pages/ without ending
 * @throws what a component throws
 */
export async function renderPage(template: string, page: PageData, site: SiteData): Promise<string> {
  const module = await templates[`../../pages/${template}.tsx`]!();
  const component = module[template.split('/').pop()!];
  if (!component) throw new Error(`pages/${template}.tsx must export a component of the file's name`);
  const { prelude } = await prerender(<PageRoot component={component} page={page} site={site} />, {
    // Above this size React moves finished boundaries behind inline scripts, which a page without script never runs.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
