import { motionWords } from '../../../shared/content/words/controls.ts';
import { enquiryWords } from '../../../shared/content/words/forms.ts';
import { carouselOf, technology } from '../../support/carousels.ts';
import { enquiryIn, fillEnquiry, ownEnquiry, serveMap, thanks } from '../../support/contact.ts';
import { breakApis } from '../../support/faults.ts';
import { receivedFrom } from '../../support/inbox.ts';
import { desktop, openWithoutScript, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });
// Merely reading the properties throws.
test.beforeEach(({ page }) => breakApis(page, ['sessionStorage', 'localStorage'], 'throwing'));

test('without storage an early enquiry arrives, and the home page moves', async ({ page, request }) => {
  await test.step('an enquiry typed and sent early arrives', async () => {
    const typed = ownEnquiry();
    await serveMap(page);
    const release = await openWithoutScript(page, '/contact/');
    await fillEnquiry(page, typed);
    await page.getByRole('button', { name: enquiryWords.submit }).click();
    expect(await enquiryIn(page)).toEqual(typed);
    await release();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await receivedFrom(request, typed.email)).toHaveLength(1);
  });
  await test.step('the home page moves until it is stopped', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/');
    const { start, toggle } = carouselOf(page, technology);
    await start();
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(motionWords.play);
  });
});
