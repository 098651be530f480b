import { stat } from 'node:fs/promises';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { openAtRest } from './camera.ts';

const file = 'docs/home.webp';

/** Takes the README's screenshot: the top of the home page in a window of 1440 by 900. */
export async function writeCover(browser: Browser, address: string): Promise<void> {
  const page = await openAtRest(browser, `${address}/`, 1440);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  const { size } = await stat(file);
  console.log(`${file} updated, ${(size / 1000).toFixed(0)} kB`);
}
