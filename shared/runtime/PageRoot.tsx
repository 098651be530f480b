import { type ComponentType, StrictMode } from 'react';
import { SiteShell } from '../shell/SiteShell.tsx';
import type { SiteData } from '../shell/siteData.ts';

/** What the browser gets of a page beside its component: the address that menus mark as current, and its props. */
export type PageData<Props extends object = object> = { path: string; props: Props };

type PageRootProps<Props extends object> = {
  component: ComponentType<Props>;
  page: PageData<Props>;
  site: SiteData;
};

/** A whole page: the shared shell around the page's own component. The same tree on server and client. */
export function PageRoot<Props extends object>({ component: Page, page, site }: PageRootProps<Props>) {
  return (
    <StrictMode>
      <SiteShell site={site} currentPath={page.path}>
        <Page {...page.props} />
      </SiteShell>
    </StrictMode>
  );
}
