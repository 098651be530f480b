import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../scripts/pages/checkPages.ts';
import { sites } from './sites.ts';

/** Folder of the built site that the tests look at. */
export const dist = path.resolve(sites.site.folder);

if (!existsSync(dist))
  throw new Error(`There is no ${sites.site.folder}/ to test: run "npm run test:builds"`);

/** The pages of the built site, as the build listed them. */
export const pages: Omit<Page, 'props'>[] = JSON.parse(
  readFileSync(path.resolve('.pages', path.basename(dist), 'pages.json'), 'utf8'),
);

/** The pages with an address of their own: all but the one for unknown addresses. */
export const addressed = pages.filter(({ path: address }) => address.endsWith('/'));

/** The first page of each template. */
export const templateSamples = pages.filter(
  ({ template }, index) => pages.findIndex((page) => page.template === template) === index,
);
