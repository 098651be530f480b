import { enquiryWords, submitWords } from '../../shared/content/words/forms.ts';
import { stopClock } from '../support/clock.ts';
import { enquiryIn, fillEnquiry, openContact, ownEnquiry, thanks } from '../support/contact.ts';
import { inboxBehaves, receivedFrom } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

// While no mailbox is set, only the inbox's own confirmation counts; tests/unit/forms/sending.test.ts has every answer.
const failures = [
  ['refuses the message with status 200', 'refuse', /not sent \(refused\)/],
  ['answers 500', 'status:500', /not sent \(status\)/],
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
  await test.step('the second try succeeds', async () => {
    const { length: before } = await receivedFrom(request, typed.email);
    await send.click();
    await expect(page.getByText(thanks)).toBeVisible();
    const [received, ...others] = await receivedFrom(request, typed.email);
    // Some of the failures are in the answer alone.
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
