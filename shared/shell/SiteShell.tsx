import type { ReactNode } from 'react';
import { shellWords } from '../content/words/shell.ts';
import { siteLang } from '../core/siteLang.ts';
import { Island } from '../runtime/islands/Island.tsx';
import '../styles/main.scss';
import { Footer } from './Footer.tsx';
import { SiteHeader } from './islands/SiteHeader.tsx';
import { CurrentPath } from './MenuLink.tsx';
import { PageLoader } from './PageLoader.tsx';
import { PageTop } from './PageTop.tsx';
import './SiteShell.scss';
import type { bannerOf } from '../page/bannerOf.ts';
import type { SiteData } from './siteData.ts';

type SiteShellProps = {
  site: SiteData;
  /** Address that the menus mark as the current page: for an alias, that of its original. */
  currentPath: string;
  /** Language of the content, if it is not the site's. */
  lang?: string | undefined;
  banner: ReturnType<typeof bannerOf>;
  children: ReactNode;
};

/** The frame of every page around its own content. The loader is first, so that it covers everything after it. */
export function SiteShell({ site, currentPath, lang, banner, children }: SiteShellProps) {
  const { brand, phone, email, logo, menu, menuFoot, loaderMark } = site;
  return (
    <>
      <PageLoader mark={loaderMark} />
      <div className="site-shell" lang={lang && siteLang}>
        <a className="site-shell__skip-link" href="#main">
          {shellWords.skipLink}
        </a>
        <Island
          of={SiteHeader}
          hydrateOn="touch"
          props={{ brand, phone, email, logo, menu, menuFoot, currentPath }}
        />
        <main className="site-shell__main" id="main" lang={lang} tabIndex={-1}>
          {banner && <PageTop {...banner} />}
          {children}
        </main>
        <CurrentPath value={currentPath}>
          <Footer site={site} />
        </CurrentPath>
      </div>
    </>
  );
}
