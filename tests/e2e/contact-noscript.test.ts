import { contact } from '../../shared/content/contact.ts';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { fillEnquiry, heardFrom, serveMap } from '../support/contact.ts';
import { countForms, ownAddress, receivedFrom } from '../support/inbox.ts';
import { stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, ...stillPage });

test('the browser checks and posts the enquiry with the same fields, above a plain map', async ({
  page,
  request,
  expectComplaint,
}) => {
  // The inbox's response is not a page of the site and has no transition.
  expectComplaint('ViewTransition opt-in disabled');
  const typed = {
    firstName: 'आशा',
    lastName: 'Verma',
    email: ownAddress(),
    contactNumber: '+91 98765-43210',
    heardFrom: contact.heardFromOptions.at(-1)!,
  };
  const send = page.getByRole('button', { name: enquiryWords.submit });
  await serveMap(page);
  await page.goto('./contact/');
  const forms = countForms(page);

  await test.step('the map is a plain lazy frame', async () => {
    const map = page.locator('.office-place iframe');
    await expect(map).toHaveAttribute('loading', 'lazy');
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByText('The map')).toBeVisible();
  });
  await test.step('the browser itself asks for what is missing, and for enough digits', async () => {
    await send.click();
    await expect(page.getByLabel(enquiryWords.firstName.label)).toBeFocused();
    await fillEnquiry(page, { ...typed, heardFrom, contactNumber: '98765' });
    await send.click();
    await expect(page.getByLabel(enquiryWords.contactNumber.label)).toBeFocused();
    expect(forms()).toBe(0);
  });
  await test.step('it posts what was typed', async () => {
    await fillEnquiry(page, typed);
    await send.click();
    await page.waitForURL('**/__inbox/enquiry');
    const received = await receivedFrom(request, typed.email);
    expect(received).toHaveLength(1);
    expect(received[0]!.fields).toEqual([...Object.entries(typed), ['_captcha', 'false'], ['_honey', '']]);
  });
});
