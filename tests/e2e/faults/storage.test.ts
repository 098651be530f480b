import { enquiryWords } from '../../../shared/content/words/forms.ts';
import { enquiryIn, fillEnquiry, ownEnquiry, serveMap, thanks } from '../../support/contact.ts';
import { breakApis } from '../../support/faults.ts';
import { receivedFrom } from '../../support/inbox.ts';
import { openWithoutScript, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use(stillPage);
// Merely reading the properties throws.
test.beforeEach(({ page }) => breakApis(page, ['sessionStorage', 'localStorage'], 'throwing'));

test('without storage an enquiry that is typed and sent early arrives', async ({ page, request }) => {
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
