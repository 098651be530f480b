import sharp from 'sharp';
import { everyPicture, networkError } from '../support/faults.ts';
import { service } from '../support/samples.ts';
import { desktop, stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use(stillPage);

test('a picture that cannot be shown says what it would show, or is calm where it only decorates, without a broken-image icon', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(networkError);
  await page.setViewportSize(desktop);
  await page.route(everyPicture, (route) => route.abort());
  for (const [path, frame] of [
    [`/services/${service.slug}/`, '.service-intro__panel'],
    ['/industries/', '.industry-tile__picture'],
  ]) {
    await test.step(path!, async () => {
      await page.goto(`.${path}`);
      await page.locator('.page-loader').waitFor({ state: 'hidden' });
      const picture = page.locator(`${frame} img`).first();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const said = await picture.evaluate((image) => getComputedStyle(image, '::after').content);
      expect(said).toBe(JSON.stringify(await picture.getAttribute('alt')));
      // Browsers draw their broken-image icon in this corner, inside that of a rounded tile.
      const corner = { left: 8, top: 8, width: 10, height: 10 };
      const pixels = await sharp(await picture.screenshot())
        .extract(corner)
        .removeAlpha()
        .raw()
        .toBuffer();
      expect(pixels).toEqual(Buffer.alloc(pixels.length, pixels.subarray(0, 3)));
    });
  }
});
