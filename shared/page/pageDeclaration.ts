import type { CalloutData } from '../model/answers.ts';
import type { Banner, Job, Search } from '../model/schema/files.ts';

/**
 * What pages/<folder>/page.ts declares: plain data, read by Vite's config, scripts and tests. Neither this file nor any
 * page.ts may import React, styles or a browser API at run time. Addresses are below the site's root.
 */
export type PageDeclaration<Props extends object = object> = {
  /** With a slash at both ends; only `/404.html` names a file. */
  path: string;
  /** Component file below pages/ without extension; it exports a component under the file's name. */
  template: string;
  /** Language of the content, such as `hi-IN`, if it is not the site's. Header and footer keep the site's. */
  lang?: string | undefined;
  translationOf?: string | undefined;
  breadcrumbWords?: { breadcrumb: string; home: string } | undefined;
  search: Search;
  /** The band at the top with the page's h1. A page without one renders its own h1, and FirstViewEnd below that. */
  banner?: Banner & {
    /** Below shared/pictures/, without extension; by default the one named after the page's path. */
    picture?: string;
    /** The last day on which the subtitle is true. */
    until?: string | undefined;
  };
  callout?: CalloutData;
  presentsCompany?: boolean;
  job?: PresentedJob | undefined;
  parent?: { name: string; path: string };
  /** By default the texts and picture of the banner. An SVG is placed next to the text, any other fades out behind it. */
  share?: { title?: string; subtitle?: string; picture?: string };
  /** Address of the page that this one duplicates, which is also its canonical address. */
  aliasOf?: string;
  isUnlisted?: boolean;
  /** What the template's component receives: plain JSON data. */
  props: Props;
};

export type PresentedJob = Job & {
  /** Whether applications on the page reach the company. */
  isAppliedForHere: boolean;
};

export function definePage<Props extends object>(page: PageDeclaration<Props>): PageDeclaration<Props> {
  return page;
}
