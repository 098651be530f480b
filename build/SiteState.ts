import path from 'node:path';
import { normalizePath } from 'vite';
import type { SiteAddress } from '#shared/core/addresses.ts';
import { environment } from '#shared/core/environment.ts';
import { siteLang } from '#shared/core/text.ts';
import { jobStateOn, siteDay } from '#shared/model/jobState.ts';
import type { ReadFile } from '#shared/model/readFile.ts';
import type { Company, Job } from '#shared/model/schema.ts';
import type { SiteData } from '#shared/shell/siteData.ts';
import { headTags, versionsOf } from './head/headTags.ts';
import { type KnownCompany, withoutPlaceholders } from './head/withoutPlaceholders.ts';
import { checkPublic } from './output/copyPublic.ts';
import { type Declarations, readDeclared, selectPages, siteAddressOf } from './pages/listPages.ts';
import { entryFileOf, htmlFileOf, type Load, type Page, scriptName } from './pages/Page.ts';
import { writeEntries } from './pages/writeEntries.ts';
import { paletteUse } from './palette/palette.ts';
import type { BrandPictures } from './pictures/brandPictures.ts';
import { planShareImages, type SharePlan } from './shareImages/shareImages.ts';

/** The pages of a build or a server, with generated entries that are kept up to date. */
export class SiteState {
  readonly base = environment.base;
  /** Requested pages; none means all. */
  readonly names = environment.pages;
  pages: Page[] = [];
  /** The addresses of all pages, requested or not. */
  addresses: string[] = [];
  data!: SiteData;
  company!: Company;
  private known!: KnownCompany;
  siteAddress!: SiteAddress;
  warnings: readonly string[] = [];
  /** The content of pages that are no secret, as a job is until its first day. */
  entries: ReadFile[] = [];
  /** By page path; empty in development, and while the site has no address. */
  shareImages: ReadonlyMap<string, SharePlan> = new Map();
  brandPictures: BrandPictures | undefined;
  /** What the company must stand by, as it is in content. */
  promises: string[] = [];
  load!: Load;
  /** In development: whether a module has been evaluated, by its id. */
  isEvaluated = (_id: string): boolean => false;
  private byFile: ReadonlyMap<string, Page> = new Map();

  constructor(readonly folder: string) {}

  /** @throws UserError; the previous state is then kept */
  async refresh({ load, ...declared }: Declarations & { load: Load }): Promise<void> {
    const site = readDeclared(declared);
    checkPublic(site.pages);
    const pages = selectPages(site.pages, this.names);
    // The development server draws none, and a gap may be a picture.
    const siteAddress = siteAddressOf(site.company);
    const isShared = siteAddress.siteUrl !== '' && !environment.showsGaps;
    const shareImages = isShared ? await planShareImages(pages, site.company) : new Map();
    await writeEntries(this.folder, pages);
    this.pages = pages;
    this.addresses = site.pages.map((page) => page.path);
    this.byFile = new Map(pages.map((page) => [this.entryFile(page), page]));
    this.data = site.data;
    this.company = site.company;
    this.known = withoutPlaceholders(site.company, declared.companyPlaceholders);
    this.siteAddress = siteAddress;
    this.warnings = site.warnings;
    this.entries = declared.contentRead.filter(
      ({ kind, data }) =>
        'slug' in data && (kind !== 'jobs' || jobStateOn(data as Job, siteDay()) !== 'planned'),
    );
    this.promises = declared.contentRead.flatMap(({ promises }) => promises.map(({ text }) => text));
    this.shareImages = shareImages;
    this.load = load;
  }

  /** By name: pages with the same islands share the entry of the first. */
  get input(): Record<string, string> {
    const pages = this.pages.toReversed();
    return Object.fromEntries(
      pages.map((page) => [scriptName(page), path.resolve(this.folder, entryFileOf(page.path))]),
    );
  }

  templateData(file: string): Record<string, string> {
    const page = this.byFile.get(normalizePath(file))!;
    return {
      lang: page.lang ?? siteLang,
      head: headTags(page, {
        company: this.known,
        siteAddress: this.siteAddress,
        shareImage: this.shareImages.get(page.path),
        versions: versionsOf(page, this.pages),
      }),
      entry: `/${entryFileOf(page.path)}`,
    };
  }

  paletteUse(file: string): string {
    // The build that reads the settings compiles styles, too, but drops them.
    return this.byFile.size > 0 ? paletteUse(this.company.brand, file) : '';
  }

  entryFile(page: Page): string {
    return normalizePath(path.resolve(this.folder, htmlFileOf(page.path)));
  }
}
