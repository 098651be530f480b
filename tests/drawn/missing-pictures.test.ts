import sharp from 'sharp';
import { everyPicture, networkError } from '../support/faults.ts';
import { service } from '../support/samples.ts';
import { desktop, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

for (const [what, path, frame] of [
  ['says what it would show', `/services/${service.slug}/`, '.service-intro__panel'],
  ['is calm where it only decorates', '/', '.industry-tile__picture'],
]) {
  test(`a picture that cannot be shown ${what}, without a broken-image icon`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(networkError);
    await page.setViewportSize(desktop);
    await page.route(everyPicture, (route) => route.abort());
    await openPage(page, path!);
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
