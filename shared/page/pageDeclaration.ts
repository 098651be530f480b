import type { CalloutData } from '../model/answers.ts';
import type { Banner, Job, Search } from '../model/schema.ts';

/**
 * What pages/<folder>/page.ts declares: plain data, read by Vite's config, scripts and tests,
 * so neither this file nor any page.ts may import React, styles or a browser API at run time.
 */
export type PageDeclaration<Props extends object = object> = {
  /** Public address below the site's root, with a slash at both ends; only `/404.html` names a file. */
  path: string;
  /** Component file below pages/ without extension; it exports a component under the file's name. */
  template: string;
  /** Language of the page's content, such as `hi-IN`, if it is not the site's. Header and footer keep the site's. */
  lang?: string | undefined;
  /** Address of the page of which this one is a translation; the two are linked for search engines. */
  translationOf?: string | undefined;
  /** Texts of the breadcrumb in the page's language; by default those of the site. */
  breadcrumbWords?: BreadcrumbWords | undefined;
  search: Search;
  /** The band at the top with the page's h1. A page without one renders its own h1, and FirstViewEnd below that. */
  banner?: Banner & {
    /** Its picture below shared/pictures/, without extension; by default the one named after the page's path. */
    picture?: string;
    /** The last day on which the subtitle is true. */
    until?: string | undefined;
  };
  callout?: CalloutData;
  presentsCompany?: boolean;
  job?: PresentedJob | undefined;
  parent?: ParentPage;
  /** Texts and picture of the share image; by default those of the banner. */
  share?: Partial<ShareWords>;
  /** Address of the page that this one duplicates, which is also its canonical address. */
  aliasOf?: string;
  isUnlisted?: boolean;
  /** What the template's component receives: plain JSON data. */
  props: Props;
};

/**
 * Texts and picture of a share image. The picture is a path below shared/pictures/, without extension: an SVG is placed
 * next to the text, any other picture fades out behind it.
 */
export type ShareWords = { title: string; subtitle: string; picture: string };

/** A job, and whether applications on the page reach the company. */
export type PresentedJob = Job & { isAppliedForHere: boolean };

type BreadcrumbWords = { breadcrumb: string; home: string };

type ParentPage = { name: string; path: string };

/** Checks a declaration and returns it. The components of its template have the types of its props. */
export function definePage<Props extends object>(page: PageDeclaration<Props>): PageDeclaration<Props> {
  return page;
}
