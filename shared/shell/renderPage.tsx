import type { ComponentType } from 'react';
import { Callout } from '../blocks/Callout.tsx';
import { siteLang } from '../core/siteLang.ts';
import { bannerOf } from '../page/bannerOf.ts';
import type { PageDeclaration } from '../page/pageDeclaration.ts';
import { Island, type IslandModules, renderWith } from '../runtime/islands/Island.tsx';
import { shellWords } from '../words/shell.ts';
import '../styles/main.scss';
import { Footer } from './Footer.tsx';
import { SiteHeader } from './islands/SiteHeader.tsx';
import { keepNames } from './keepNames.ts';
import { CurrentPath } from './MenuLink.tsx';
import { PageLoader } from './PageLoader.tsx';
import { PageTop } from './PageTop.tsx';
import './SiteShell.scss';
import type { SiteData } from './siteData.ts';

export type PageModules = {
  /** Exports a component under the name of the template's file. */
  template: Record<string, unknown>;
  islands: IslandModules;
  site: SiteData;
};

/**
 * Renders a page to HTML: the shell around the template's component. The loader is first, so that it covers everything
 * after it.
 * @throws the error of a component
 */
export function renderPage(page: PageDeclaration, { template, islands, site }: PageModules): string {
  const { path, aliasOf: currentPath = path, lang, callout, props } = page;
  const Page = template[page.template.split('/').pop()!] as ComponentType<object> | undefined;
  if (!Page) throw new Error(`pages/${page.template}.tsx must export a component of the file's name`);
  const { brand, phone, email, logo, menu, menuFoot, loaderMark } = site;
  const banner = bannerOf(page);
  const html = renderWith(
    islands,
    <>
      <PageLoader mark={loaderMark} />
      <div className="site-shell" lang={lang && siteLang}>
        <a className="site-shell__skip-link screen-only" href="#main">
          {shellWords.skipLink}
        </a>
        <Island
          of={SiteHeader}
          hydrateOn="touch"
          props={{ brand, phone, email, logo, menu, menuFoot, currentPath }}
        />
        <main className="site-shell__main" lang={lang}>
          {/* Where skip link and script lead the focus. Empty: `main` itself would catch that of every click on text. */}
          <div id="main" tabIndex={-1} />
          {banner && <PageTop {...banner} />}
          <Page {...props} />
          {callout && <Callout {...callout} />}
        </main>
        <CurrentPath value={currentPath}>
          <Footer site={site} />
        </CurrentPath>
      </div>
    </>,
  );
  return keepNames(html, site.names);
}
