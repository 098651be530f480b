import type { Banner, Job, Search } from '../content/schema.ts';
import type { PictureData } from '../core/PictureData.ts';

/**
 * What pages/<folder>/page.ts declares: plain data, read by Vite's config, scripts and tests,
 * so neither this file nor any page.ts may import React, styles or a browser API at run time.
 */
export type PageDeclaration<Props extends object = object> = {
  /** Public address below the site's root, with a slash at both ends; `/404.html` alone names a file. */
  path: string;
  /** Component file below pages/ without ending, which exports a component of the file's name. */
  template: string;
  /** Language of the page's own content, such as `hi-IN`, if it is not the site's, which header and footer keep. */
  lang?: string | undefined;
  /** Address of the page of which this one is a translation: search engines learn of each from the other. */
  translationOf?: string | undefined;
  /** Words of the breadcrumb in the page's language; by default those of the site. */
  breadcrumbWords?: BreadcrumbWords | undefined;
  /** Short name in menus and breadcrumbs. */
  name: string;
  /** Title and description in search results. */
  search: Search;
  /** The band at the top with the page's h1. A page without one renders its own h1, and FirstViewEnd below that. */
  banner?: Banner & {
    /** Name of its picture below shared/pictures/, without ending; by default that of the page's path. */
    picture?: string;
  };
  /** Whether the page describes the company to search engines. */
  presentsCompany?: boolean;
  /** The open job that the page presents. */
  job?: PresentedJob | undefined;
  /** The parent page in breadcrumbs. */
  parent?: ParentPage;
  /** Words and picture of the share image; by default those of the banner. */
  share?: Partial<ShareWords>;
  /** Address of the page that this one repeats, which is also its canonical address. */
  aliasOf?: string;
  /** True hides the page from search engines and the sitemap. */
  isUnlisted?: boolean;
  /** True if the page is built and served only when it is named. */
  devOnly?: boolean;
  /** What the template's component receives: plain JSON data. */
  props: Props;
};

/**
 * Words and picture of a share image. The picture is a path below shared/pictures/, without extension: an SVG is placed
 * next to the words, any other picture fades out behind them.
 */
export type ShareWords = { title: string; subtitle: string; picture: string };

/** A job, and whether applications on the page reach the company. */
export type PresentedJob = Job & { isAppliedForHere: boolean };

/** Words of a breadcrumb: its name for screen readers, and its first step. */
type BreadcrumbWords = { breadcrumb: string; home: string };

/** A page with pages below it. */
type ParentPage = { name: string; path: string };

/**
 * A banner's words and picture, and the address to which the breadcrumb's last item links; the page for unknown
 * addresses has none.
 */
export type BannerProps = Banner & {
  path?: string | undefined;
  breadcrumbWords?: BreadcrumbWords | undefined;
  parent?: ParentPage | undefined;
  picture: PictureData;
};

/** Checks a declaration against the props of its template's component and returns it. */
export function definePage<Props extends object>(page: PageDeclaration<Props>): PageDeclaration<Props> {
  return page;
}
