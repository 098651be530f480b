import { readFile } from 'node:fs/promises';
import type { Company } from '../../../../shared/content/schema.ts';
import { bannerPicture } from '../../../../shared/shell/bannerOf.ts';
import type { ShareWords } from '../../../../shared/shell/pageDeclaration.ts';
import { shortHash } from '../../../lib/shortHash.ts';
import { type Page, PageError } from '../../pages/checkPages.ts';
import { pageName } from '../../pages/selectPages.ts';
import { pictureFile } from '../pictureFile.ts';
import type { ShareImage } from '../socialTags.ts';
import { frameOf, recipe } from './drawShareImage.ts';
import { openTypefaces, setWords, type Typefaces } from './setWords.ts';

/** A share image that may not be drawn yet. Its address includes a hash of its parts. */
export type SharePlan = ShareImage & { words: string; pictureFile: string; logoFile: string };

/** The picture for pages that name none. */
const defaultPicture = 'hero/still';

function shareWords(page: Page): ShareWords {
  const { name, banner, share } = page;
  return {
    title: banner?.title ?? name,
    subtitle: banner?.subtitle ?? '',
    picture: banner ? bannerPicture(page) : defaultPicture,
    ...share,
  };
}

async function planOne(page: Page, logoFile: string, typefaces: Typefaces): Promise<SharePlan> {
  const place = `${page.file} › ${page.path} › share`;
  const { title, subtitle, picture } = shareWords(page);
  const file = await pictureFile(picture, `${place}.picture`);
  const frame = frameOf(file);
  let words: string;
  try {
    words = setWords({ title, subtitle }, typefaces, frame.room);
  } catch (error) {
    throw new PageError(`${place}: ${(error as Error).message}: give the share image other words`);
  }
  const contents = await Promise.all([readFile(file), readFile(logoFile)]);
  const hash = shortHash(recipe, JSON.stringify(frame), words, ...contents);
  const name = pageName(page.aliasOf ?? page.path).replaceAll('/', '-');
  return {
    path: `/share/${name}.${hash}.jpg`,
    alt: subtitle ? `${title}. ${subtitle}` : title,
    words,
    pictureFile: file,
    logoFile,
  };
}

/**
 * Plans the share image of each page, by its path, without drawing anything.
 * @throws PageError when a picture is missing or a character cannot be drawn
 */
export async function planShareImages(
  pages: Page[],
  { logo }: Pick<Company, 'logo'>,
): Promise<Map<string, SharePlan>> {
  const typefaces = await openTypefaces();
  const logoFile = await pictureFile(logo.light, 'shared/content/company.ts › logo.light');
  const plans = new Map<string, SharePlan>();
  for (const page of pages) plans.set(page.path, await planOne(page, logoFile, typefaces));
  return plans;
}
