import { addressed } from '../support/pages.ts';
import { openPage, test } from '../support/test.ts';
import { expectAccessible } from './axe.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${device}`, () => {
    // Contrast is judged on what has arrived, not on what is still fading in.
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const { path } of addressed) {
      test(`${path} has no accessibility mistakes that axe knows`, async ({ page }) => {
        await openPage(page, path);
        await expectAccessible(page);
      });
    }
  });
}
