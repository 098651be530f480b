import { type ComponentType, StrictMode } from 'react';
import { SiteShell } from '../shell/SiteShell.tsx';
import type { SiteData } from '../shell/siteData.ts';
import { KeptHtml } from '../ui/KeptHtml.tsx';

/** What the browser gets of a page beside its component. */
export type PageData<Props extends object = object> = {
  /** The address that menus mark as current. */
  path: string;
  props: Props;
  /** The page's own part is kept as the HTML has it. */
  isStatic?: boolean;
};

type PageRootProps<Props extends object> = {
  /** A built script brings none for a static page. */
  component?: ComponentType<Props>;
  page: PageData<Props>;
  site: SiteData;
};

/** A whole page: the shared shell around the page's own component. The same tree on server and client. */
export function PageRoot<Props extends object>({ component: Page, page, site }: PageRootProps<Props>) {
  const content = Page && <Page {...page.props} />;
  return (
    <StrictMode>
      <SiteShell site={site} currentPath={page.path}>
        {page.isStatic ? <KeptHtml id="page">{content}</KeptHtml> : content}
      </SiteShell>
    </StrictMode>
  );
}
