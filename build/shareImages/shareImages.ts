import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Company } from '#shared/model/schema/files.ts';
import { bannerPicture, titleOf } from '#shared/page/bannerOf.ts';
import type { ShareImage } from '../head/socialTags.ts';
import { shortHash, writeInto } from '../lib/files.ts';
import { type Page, pageName } from '../pages/Page.ts';
import { paletteOf } from '../palette/palette.ts';
import { pictureFile } from '../pictures/recolour.ts';
import { drawShareImage, type ShareContent } from './drawShareImage.ts';
import { drawable, fontFiles, undrawableWords } from './drawText.ts';

/** A share image that may not be drawn yet. Its address includes a hash of everything that it is made from. */
type SharePlan = ShareImage & {
  content: ShareContent;
  /** The words that it leaves out, because the fonts of share images lack their letters. */
  leftOut: string[];
};

const tools = ['build/shareImages/drawShareImage.ts', 'build/shareImages/drawText.ts', ...fontFiles];

export async function planShareImages(
  pages: Page[],
  { logo, name, brand }: Pick<Company, 'logo' | 'name' | 'brand'>,
): Promise<Map<string, SharePlan>> {
  const read = (files: string[]) => Promise.all(files.map((file) => readFile(file)));
  const logoFile = await pictureFile((logo.files ?? logo.mark).onDark, 'shared/content/company.yaml › logo');
  const { palette } = paletteOf(brand);
  const common = shortHash(JSON.stringify(palette), ...(await read([...tools, logoFile])));
  const plans = new Map<string, SharePlan>();
  for (const page of pages) {
    const {
      title = titleOf(page),
      subtitle = page.banner?.subtitle ?? '',
      picture = page.banner ? bannerPicture(page) : 'hero/still',
    } = page.share ?? {};
    const content = {
      title: drawable(title),
      subtitle: drawable(subtitle),
      picture: await pictureFile(picture, `${page.file} › ${page.path} › share.picture`),
      logo: logoFile,
      brand,
      name: logo.files ? '' : drawable(name),
    };
    const words = JSON.stringify([content.title, content.subtitle, content.name]);
    const hash = shortHash(common, words, path.extname(content.picture), await readFile(content.picture));
    plans.set(page.path, {
      path: `/share/${pageName(page.aliasOf ?? page.path).replaceAll('/', '-')}.${hash}.jpg`,
      alt: subtitle ? `${title}. ${subtitle}` : title,
      content,
      leftOut: [title, subtitle, logo.files ? '' : name].flatMap(undrawableWords),
    });
  }
  return plans;
}

export async function writeShareImages(
  plans: Iterable<SharePlan>,
  dist: string,
  cache = '.cache/share-images',
): Promise<void> {
  for (const { path: address, content } of plans) {
    const file = path.join(dist, address);
    const cached = path.join(cache, path.basename(address));
    await mkdir(path.dirname(file), { recursive: true });
    if (!existsSync(cached)) {
      // Concurrent builds share the cache: none may see a partly written file.
      const unfinished = `${cached}.${process.pid}`;
      writeInto(unfinished, await drawShareImage(content));
      await rename(unfinished, cached);
    }
    await copyFile(cached, file);
  }
}
