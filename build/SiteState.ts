import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';
import { environment } from '#shared/core/environment.ts';
import { siteLang } from '#shared/core/text.ts';
import { jobStateOn, siteDay } from '#shared/model/jobState.ts';
import type { Job } from '#shared/model/schema/files.ts';
import { headTags, versionsOf } from './head/headTags.ts';
import { withoutPlaceholders } from './head/withoutPlaceholders.ts';
import { checkPublic } from './output/copyPublic.ts';
import { type Declarations, readDeclared, selectPages, siteAddressOf } from './pages/listPages.ts';
import { entryFileOf, htmlFileOf, type Load, type Page, scriptName } from './pages/Page.ts';
import { writeEntries } from './pages/writeEntries.ts';
import { paletteUse } from './palette/palette.ts';
import type { BrandPictures } from './pictures/brandPictures.ts';
import { planShareImages } from './shareImages/shareImages.ts';

/** In development, another picture stands in for one that is not there; a build refuses it. */
const missingPictures = (contentRead: Declarations['contentRead']) =>
  contentRead.flatMap(({ fields, placeOf }) =>
    fields
      .filter(({ meta, value }) => meta.folder && value && !existsSync(`.${value}`))
      .map(({ value, path }) => `${placeOf(path)}: there is no ${value}, so another picture stands in`),
  );

/** What follows from the declared pages and the content of one moment. @throws UserError for their mistakes */
async function readSite(names: string[], { load, ...declared }: Declarations & { load: Load }) {
  const { pages: all, data, company, warnings } = readDeclared(declared);
  checkPublic(all);
  const pages = selectPages(all, names);
  const siteAddress = siteAddressOf(company);
  // The development server draws none, and a gap may be a picture.
  const isShared = siteAddress.siteUrl !== '' && !environment.showsGaps;
  return {
    pages,
    byFile: new Map(pages.map((page) => [htmlFileOf(page.path), page])),
    /** The addresses of all pages, requested or not. */
    addresses: all.map((page) => page.path),
    data,
    company,
    known: withoutPlaceholders(company, declared.companyPlaceholders),
    siteAddress,
    warnings: environment.showsGaps ? [...missingPictures(declared.contentRead), ...warnings] : warnings,
    /** The content of pages that are no secret, as a job is until its first day. */
    entries: declared.contentRead.filter(
      ({ kind, data }) =>
        'slug' in data && (kind !== 'jobs' || jobStateOn(data as Job, siteDay()) !== 'planned'),
    ),
    /** What the company must stand by, as it is in content. */
    promises: declared.contentRead.flatMap(({ promises }) => promises.map(({ text }) => text)),
    /** By page path; empty in development, and while the site has no address. */
    shareImages: await planShareImages(isShared ? pages : [], company),
    load,
  };
}

/** The pages of a build or a server, with generated entries that are kept up to date. */
export class SiteState {
  readonly base = environment.base;
  /** Requested pages; none means all. */
  readonly names = environment.pages;
  site!: Awaited<ReturnType<typeof readSite>>;
  brandPictures: BrandPictures | undefined;
  /** In development: whether a module has been evaluated, by its id. */
  isEvaluated = (_id: string): boolean => false;

  constructor(readonly folder: string) {}

  /** @throws UserError; the previous state is then kept */
  async refresh(declarations: Declarations & { load: Load }): Promise<void> {
    const site = await readSite(this.names, declarations);
    await writeEntries(this.folder, site.pages);
    this.site = site;
  }

  /** By name: pages with the same islands share the entry of the first. */
  get input(): Record<string, string> {
    const pages = this.site.pages.toReversed();
    return Object.fromEntries(
      pages.map((page) => [scriptName(page), path.resolve(this.folder, entryFileOf(page.path))]),
    );
  }

  templateData(file: string): Record<string, string> {
    const { pages, byFile, known, siteAddress, shareImages } = this.site;
    const page = byFile.get(normalizePath(path.relative(this.folder, file)))!;
    return {
      lang: page.lang ?? siteLang,
      head: headTags(page, {
        company: known,
        siteAddress,
        shareImage: shareImages.get(page.path),
        versions: versionsOf(page, pages),
      }),
      entry: `/${entryFileOf(page.path)}`,
    };
  }

  paletteUse(file: string): string {
    // The build that reads the settings compiles styles, too, but drops them.
    return this.site ? paletteUse(this.site.company.brand, file) : '';
  }

  /** The generated HTML of a page, before it is filled. */
  htmlFile(page: Page): string {
    return normalizePath(path.resolve(this.folder, htmlFileOf(page.path)));
  }
}
