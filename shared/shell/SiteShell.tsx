import { type ReactNode, useEffect, useState } from 'react';
import '../styles/main.scss';
import { ContactStrip } from './ContactStrip.tsx';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageLoader } from './PageLoader.tsx';
import './SiteShell.scss';
import { scrollOnSamePageLinks } from './scrollOnSamePageLinks.ts';
import type { SiteData } from './siteData.ts';

type SiteShellProps = {
  site: SiteData;
  /** Address that the menus mark as the current page; an alias gives that of its original. */
  currentPath: string;
  children: ReactNode;
};

/** What every page shares, around the page's own content. */
export function SiteShell({ site, currentPath, children }: SiteShellProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('site:hydrated'));
    return scrollOnSamePageLinks();
  }, []);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <div className="site-shell" inert={isDrawerOpen}>
        <div className="site-shell__top">
          <ContactStrip phone={site.phone} email={site.email} />
          <Header brand={site.brand} logo={site.logo} menu={site.menu} currentPath={currentPath} />
        </div>
        <main className="site-shell__main" id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer site={site} currentPath={currentPath} />
      </div>
      <Drawer
        mark={site.logo.mark}
        menu={site.menu}
        currentPath={currentPath}
        isOpen={isDrawerOpen}
        onToggle={setDrawerOpen}
      />
      <PageLoader mark={site.loaderMark} />
    </>
  );
}
