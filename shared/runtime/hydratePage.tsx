import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SiteData } from '../shell/siteData.ts';
import { type PageData, PageRoot } from './PageRoot.tsx';

/** Gives a page's HTML its behaviour. Each page's generated entry calls it once. */
export function hydratePage<Props extends object>(
  page: PageData<Props>,
  site: SiteData,
  component?: ComponentType<Props>,
): void {
  if (import.meta.env.DEV) {
    for (const link of document.querySelectorAll('[data-dev-style]')) link.remove();
  }
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <PageRoot component={component} page={page} site={site} />);
  });
}
