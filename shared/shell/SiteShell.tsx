import { type ReactNode, useEffect, useRef } from 'react';
import { startRevealOnScroll } from '../runtime/motion/startRevealOnScroll.ts';
import '../styles/main.scss';
import { KeptHtml, writesHtml } from '../ui/KeptHtml.tsx';
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

/** What every page shares, around the page's own content. The loader comes first, so that it covers what arrives later. */
export function SiteShell({ site, currentPath, children }: SiteShellProps) {
  const shell = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // The inline script holds back a form that was sent too early until now.
    dispatchEvent(new Event('site:hydrated'));
    startRevealOnScroll();
    return scrollOnSamePageLinks();
  }, []);

  return (
    <>
      <KeptHtml id="loader">{writesHtml && <PageLoader mark={site.loaderMark} />}</KeptHtml>
      <div className="site-shell" ref={shell}>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        <header>
          <ContactStrip phone={site.phone} email={site.email} />
          <Header brand={site.brand} logo={site.logo} menu={site.menu} currentPath={currentPath} />
        </header>
        <main className="site-shell__main" id="main" tabIndex={-1}>
          {children}
        </main>
        <KeptHtml id="footer">{writesHtml && <Footer site={site} currentPath={currentPath} />}</KeptHtml>
      </div>
      <Drawer mark={site.logo.mark} menu={site.menu} currentPath={currentPath} behind={shell} />
    </>
  );
}
