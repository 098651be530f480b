import { enquiryWords, submitWords } from '../../shared/content/words/forms.ts';
import { stopClock } from '../support/clock.ts';
import { enquiryIn, fillEnquiry, openContact, ownEnquiry, thanks } from '../support/contact.ts';
import { countForms, holdForms, inboxBehaves, receivedFrom } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

// While no mailbox is set, only the inbox's own confirmation counts.
const failures = [
  ['refuses the message with status 200', 'refuse', /not sent \(refused\)/],
  ['answers 404', 'status:404', /not sent \(status\)/],
  ['answers 429', 'status:429', /not sent \(status\)/],
  ['answers 500', 'status:500', /not sent \(status\)/],
  ['answers with a page instead of JSON', 'html', /not sent \(unconfirmed\)/],
  ['breaks the connection', 'reset', /not sent \(network\)/],
] as const;

test('nothing is shown and every field is kept when a message fails, until a second try succeeds', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint('Failed to load resource');
  const typed = ownEnquiry();
  const send = page.getByRole('button', { name: enquiryWords.submit });
  const button = page.getByRole('button', { name: submitWords.sending });
  await openContact(page);
  await fillEnquiry(page, typed);
  for (const [what, behaviour, log] of failures) {
    await test.step(`the inbox ${what}`, async () => {
      expectComplaint(log);
      const stop = await inboxBehaves(page, behaviour);
      const logged = page.waitForEvent('console', { predicate: (message) => log.test(message.text()) });
      await send.click();
      expect((await logged).type()).toBe('error');
      expect((await logged).text()).not.toContain(typed.email);
      await expect(send).toBeVisible();
      expect(await enquiryIn(page)).toEqual(typed);
      await expect(page.getByText(thanks)).toHaveCount(0);
      await stop();
    });
  }
  await test.step('there is no network', async () => {
    expectComplaint(/not sent \(network\)/);
    await page.context().setOffline(true);
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('not sent'),
    });
    await send.click();
    await logged;
    await page.context().setOffline(false);
  });
  await test.step('a form being sent says so, and is not sent again by Enter or click', async () => {
    // Some of the failures are in the answer alone.
    const { length: before } = await receivedFrom(request, typed.email);
    const forms = countForms(page);
    const release = await holdForms(page);
    await send.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('status').filter({ hasText: submitWords.sending })).toHaveCount(1);
    // Playwright itself refuses to click what says that it is disabled.
    await button.click({ force: true });
    await page.getByLabel(enquiryWords.lastName.label).press('Enter');
    release();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(forms()).toBe(1);
    const [received, ...others] = await receivedFrom(request, typed.email);
    expect(others).toHaveLength(before);
    expect(received!.fields.slice(0, 5)).toEqual(Object.entries(typed));
  });
});

test('the form gives up on a service that never answers, after thirty seconds', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/not sent \(timeout\)/);
  const typed = ownEnquiry();
  await page.clock.install();
  await openContact(page);
  await inboxBehaves(page, 'silent');
  await fillEnquiry(page, typed);
  await stopClock(page);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect(page.getByRole('button', { name: submitWords.sending })).toBeFocused();
  await page.clock.runFor(29_900);
  await expect(page.getByRole('button', { name: submitWords.sending })).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole('button', { name: enquiryWords.submit })).toBeVisible();
  expect(await enquiryIn(page)).toEqual(typed);
});
