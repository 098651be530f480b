import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import type { SiteData } from '../shell/siteData.ts';
import { PageRoot } from './PageRoot.tsx';
import type { PageDeclaration } from './pageDeclaration.ts';

type Template = Record<string, ComponentType<object>>;

const templates = import.meta.glob<Template>('../../pages/*/*Page.tsx');

/**
 * Renders a page to HTML and waits for its lazy parts.
 * @throws what a component throws
 */
export async function renderPage(declared: PageDeclaration, site: SiteData): Promise<string> {
  const { template, path, aliasOf, props, isStatic } = declared;
  const module = await templates[`../../pages/${template}.tsx`]!();
  const component = module[template.split('/').pop()!];
  if (!component) throw new Error(`pages/${template}.tsx must export a component of the file's name`);
  const page = { path: aliasOf ?? path, props, isStatic };
  const { prelude } = await prerender(<PageRoot component={component} page={page} site={site} />, {
    // Above this size React moves finished boundaries behind inline scripts, which a page without script never runs.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
