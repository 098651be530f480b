import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { siteDay } from '#shared/model/jobState.ts';
import type { Company } from '#shared/model/schema/files.ts';
import type { Page } from '../pages/Page.ts';
import { paletteOf } from '../palette/palette.ts';
import type { BrandPictures } from '../pictures/brandPictures.ts';
import { pictureFile, readPicture } from '../pictures/recolour.ts';
import { iconFiles, webManifest } from './iconFiles.ts';

/** An icon file of one picture with 32 bits a pixel: its size, then its length, and that it follows these 22 bytes. */
function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

const icoSize = 48;

const drawMark = (mark: Buffer, size: number) =>
  sharp(mark).resize(size, size, { fit: 'contain', background: 'transparent' }).png().toBuffer();

function drawAdaptive(onLight: Buffer, onDark: Buffer): string {
  const style =
    '.dark{display:none}@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}';
  // As text, which compresses to two thirds of the size of base64.
  const image = (name: string, mark: Buffer) =>
    `<image class="${name}" width="64" height="64" href="data:image/svg+xml,${encodeURIComponent(mark.toString())}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${style}</style>${image('light', onLight)}${image('dark', onDark)}</svg>\n`;
}

function iconDrawings({ logo, brand }: Company): Record<string, () => Promise<string | Buffer>> {
  const read = async (name: string) =>
    readPicture(await pictureFile(name, 'shared/content/company.yaml › logo'), brand);
  const ground = paletteOf(brand).palette['navy-900']!;
  /** The light mark on a tile: its size, and as shares of that the size of the mark and the radius of the corners. */
  const tile = async (size: number, share: number, radius = 0) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size * radius}" fill="${ground}"/></svg>`;
    const mark = await drawMark(await read(logo.mark.onDark), Math.round(size * share));
    return sharp(Buffer.from(svg))
      .composite([{ input: mark }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  return {
    [iconFiles.ico]: async () => encodeIco(await drawMark(await read(logo.mark.onWhite), icoSize), icoSize),
    [iconFiles.svg]: async () => drawAdaptive(await read(logo.mark.onWhite), await read(logo.mark.onDark)),
    [iconFiles.touch]: () => tile(180, 0.6),
    [iconFiles.medium]: () => tile(192, 0.62, 0.2),
    [iconFiles.large]: () => tile(512, 0.62, 0.2),
    // Android may crop to a circle of four fifths of the width: the mark's corners are inside it.
    [iconFiles.maskable]: () => tile(512, 0.5),
  };
}

export function sitemap(pages: Page[], siteAddress: SiteAddress): string | undefined {
  const listed = pages.filter(({ isUnlisted, aliasOf }) => !isUnlisted && !aliasOf);
  if (siteAddress.siteUrl === '' || listed.length === 0) return undefined;
  const entries = listed.map(
    ({ path }) => `  <url><loc>${escapeHtml(absoluteUrl(path, siteAddress)!)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

function robots(sitemapUrl: string | undefined): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return sitemapUrl ? `${rules}\nSitemap: ${sitemapUrl}\n` : rules;
}

/** What is no placeholder. */
type Known = { email?: string | undefined };

const year = 365 * 24 * 60 * 60 * 1000;

/** Whom to tell of a vulnerability (RFC 9116), which counts at the top of a domain alone, and for a year. */
function securityContact({ email }: Known, { siteUrl, base }: SiteAddress): string | undefined {
  if (!email || siteUrl === '' || base !== '/') return undefined;
  return `Contact: mailto:${email}\nExpires: ${new Date(Date.parse(siteDay()) + year).toISOString()}\n`;
}

type SiteFilesOptions = {
  pages: Page[];
  company: Company;
  known: Known;
  siteAddress: SiteAddress;
  brandPictures?: BrandPictures | undefined;
};

/** What makes each file, by its address below the site's root. */
export function siteFiles(site: SiteFilesOptions): Record<string, () => string | Promise<string | Buffer>> {
  const { pages, company, known, siteAddress, brandPictures } = site;
  const map = sitemap(pages, siteAddress);
  const contact = securityContact(known, siteAddress);
  const pictures = (brandPictures?.addresses ?? []).map((address) => [
    `/${address}`,
    () => readFile(`${brandPictures!.folder}/${address}`),
  ]);
  return {
    ...Object.fromEntries(pictures),
    ...iconDrawings(company),
    [iconFiles.manifest]: () => webManifest(company),
    '/robots.txt': () => robots(map && absoluteUrl('/sitemap.xml', siteAddress)),
    ...(map && { '/sitemap.xml': () => map }),
    ...(contact && { '/.well-known/security.txt': () => contact }),
  };
}
