import type { Page } from 'playwright/test';

/**
 * Fetches all pictures of a page, those included that load late, and has them drawn with the next frame. Does not use
 * decode(), which also rejects where the browser meanwhile prefers another file of a picture.
 * @throws when one of them cannot be shown, with the addresses of all such pictures
 */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const broken = await page.evaluate(() =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  );
  if (broken.length > 0) throw new Error(`Pictures that cannot be shown: ${broken.join(', ')}`);
}

/**
 * What is wrong with the files that a browser chose for a page's loaded pictures, in words: neither AVIF nor SVG where there is a choice, or
 * of another width than the one at which they are shown. Smaller ones are blurred, and ones more than 1.6 times as
 * wide waste bytes.
 * @param least share of its width that a picture must have at the least
 */
export function pictureFaults(page: Page, least = 1): Promise<string[]> {
  return page.evaluate((least) => {
    const pictures = [...document.images].filter(
      (picture) => picture.checkVisibility() && picture.closest('picture'),
    );
    const formats = pictures
      .filter(({ currentSrc }) => !/\.(avif|svg)$|^data:image\/svg/.test(currentSrc))
      .map(({ currentSrc }) => `${currentSrc} is neither AVIF nor SVG`);
    const widths = pictures.flatMap((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      // The browser divides a picture's own size by its density: what is left is the width that `sizes` gives.
      const { naturalWidth: asked, naturalHeight } = picture;
      const isCover = getComputedStyle(picture).objectFit === 'cover';
      const shown = isCover ? Math.max(width, (height * asked) / naturalHeight) : width;
      const isRight = asked >= shown * least - 1 && asked <= shown * 1.6;
      return isRight ? [] : `${picture.currentSrc} asks for ${asked} px and is shown ${shown} px wide`;
    });
    return [...formats, ...widths];
  }, least);
}
