import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { bannerOf } from '../page/bannerOf.ts';
import type { PageDeclaration } from '../page/pageDeclaration.ts';
import { type IslandModules, IslandRegistryContext, islandRegistry } from '../runtime/islands/Island.tsx';
import { SiteShell } from './SiteShell.tsx';
import type { SiteData } from './siteData.ts';

/** What a page is rendered from, except its declaration. */
export type PageModules = {
  /** Exports a component under the name of the template's file. */
  template: Record<string, unknown>;
  islands: IslandModules;
  site: SiteData;
};

/**
 * Renders a page to HTML: the shell around the template's component.
 * @throws the error of a component
 */
export function renderPage(page: PageDeclaration, modules: PageModules): string {
  const { template, path, aliasOf = path, lang, props } = page;
  const Page = modules.template[template.split('/').pop()!] as ComponentType<object> | undefined;
  if (!Page) throw new Error(`pages/${template}.tsx must export a component of the file's name`);
  return renderToString(
    <IslandRegistryContext value={islandRegistry(modules.islands)}>
      <SiteShell site={modules.site} currentPath={aliasOf} lang={lang} banner={bannerOf(page)}>
        <Page {...props} />
      </SiteShell>
    </IslandRegistryContext>,
  );
}
