import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from '../../lib/findBrowser.ts';

/** The widths of the sheet's columns, in CSS pixels. */
export const widths = [390, 768, 1024, 1440] as const;

/** Widths of the thumbnails, in pixels: twice those shown on the sheet. */
const smallWidths: Record<number, number> = { 390: 240, 768: 400, 1024: 500, 1440: 640 };

/** The two screenshots of a page, below the sheet's folder. */
export type PictureFiles = { full: string; small: string };

/** Starts the Chromium that tests use. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
}

/** Opens a page with reduced motion, fully loaded. Other sites, such as the map, are blocked. */
export async function openAtRest(browser: Browser, address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>From another site: not fetched</p>' }),
  );
  await page.goto(address);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
  await page.locator('.page-loader').waitFor({ state: 'hidden' });
  return page;
}

/** The addresses of broken pictures on a page. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
  );
}

/** Takes a full-page screenshot and a thumbnail; returns the addresses of broken pictures. */
export async function takePicture(
  browser: Browser,
  address: string,
  width: number,
  folder: string,
  { full, small }: PictureFiles,
): Promise<string[]> {
  const page = await openAtRest(browser, address, width);
  const picture = await page.screenshot({ fullPage: true, path: path.join(folder, full), quality: 85 });
  const broken = await brokenPictures(page);
  await page.close();
  await sharp(picture)
    .resize({ width: smallWidths[width] })
    .webp({ quality: 75 })
    .toFile(path.join(folder, small));
  return broken;
}
