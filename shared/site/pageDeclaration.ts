import type { Banner, Job, Search } from '../content/schema.ts';
import type { PictureData } from '../core/PictureData.ts';

/**
 * What pages/<folder>/page.ts says of a page: plain data, read by Vite's config, scripts and tests alike,
 * so neither this file nor any page.ts may import React, styles or a browser API at run time.
 */
export type PageDeclaration<Props extends object = object> = {
  /** Public address below the site's root, with a slash at both ends; `/404.html` alone names a file. */
  path: string;
  /** Component file below pages/ without ending, which exports a component of the file's name. */
  template: string;
  /** Short name in menus and breadcrumbs. */
  name: string;
  /** Title and description in search results. */
  search: Search;
  /** The band at the top with the page's h1. A page without one shows an h1 of its own. */
  banner?: Banner & {
    /** Name of its picture below shared/pictures/, without ending; by default that of the page's path. */
    picture?: string;
  };
  /** What the page presents as a whole, told to search engines: the company, or one of its services. */
  presents?: 'company' | 'service';
  /** The open job that the page presents. */
  job?: PresentedJob | undefined;
  /** The page above it, which breadcrumbs name between home and the page. */
  parent?: ParentPage;
  /** What the picture shown with a shared link says: by default the banner's words on its picture. */
  share?: Partial<ShareWords>;
  /** Address of the page that this one repeats, which is its canonical address too. */
  aliasOf?: string;
  /** True where the day decides what the page shows: the day on which its text changed is not kept. */
  followsCalendar?: boolean;
  /** False keeps search engines and the sitemap away. */
  isListed?: boolean;
  /** False leaves the page out of the site: it is built and served only when named. */
  isPartOfSite?: boolean;
  /** What the template's component receives: plain JSON data. */
  props: Props;
};

/**
 * Words and picture of a share image. The picture is named as below shared/pictures/, without ending: an SVG stands
 * beside the words, any other fades out behind them.
 */
export type ShareWords = { title: string; subtitle: string; picture: string };

/** A job, and whether applications that the page takes reach the company. */
export type PresentedJob = Job & { isAppliedForHere: boolean };

/** A page that others lie below. */
export type ParentPage = { name: string; path: string };

/**
 * A banner's words and picture, and the address to which the breadcrumb's last item links; the page for unknown
 * addresses has none.
 */
export type BannerProps = Banner & {
  path?: string | undefined;
  parent?: ParentPage | undefined;
  picture: PictureData;
};

/** Checks a declaration against the props of its template's component and returns it. */
export function definePage<Props extends object>(page: PageDeclaration<Props>): PageDeclaration<Props> {
  return page;
}
