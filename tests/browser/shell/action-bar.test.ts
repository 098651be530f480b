import { contact, nextSteps } from '#shared/model/content.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import { job, needsJobs, submitButton } from '../../support/careers.ts';
import { withoutFeature } from '../../support/faults.ts';
import { service } from '../../support/samples.ts';
import { jumpTo, phone, rectOf, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: phone });

test('the link to the enquiry at a phone’s lower edge hides at the callout', async ({ page }) => {
  const bar = page.locator('.bottom-bar').getByRole('link', { name: contact.banner.title });
  await openPage(page, `/services/${service.slug}/`);

  await test.step('leaves the first view free, shows until the callout, and hides at callout and footer', async () => {
    await expect(bar).toBeHidden();
    for (const top of [900, 2000]) {
      await jumpTo(page, top);
      await expect(bar, `${top} px`).toBeInViewport({ ratio: 1 });
      expect((await rectOf(bar)).bottom, `${top} px`).toBeGreaterThan(phone.height - 16);
    }
    const section = page.getByRole('region', { name: nextSteps.callouts.service.heading });
    const { top } = await rectOf(section);
    await jumpTo(page, (await page.evaluate(() => scrollY)) + top - phone.height + 80);
    // It is neither cut nor in the way.
    await expect(bar).toBeHidden();
    expect((await rectOf(section)).top).toBeGreaterThanOrEqual(
      (await rectOf(page.locator('.bottom-bar'))).bottom,
    );
    await jumpTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });
  await test.step('shows while it has the focus', async () => {
    await jumpTo(page, 900);
    await bar.focus();
    await jumpTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expect(bar).toHaveCSS('visibility', 'visible');
  });
  await test.step('is not there from 900 px, nor where it would leave little to read', async () => {
    for (const [width, height] of [
      [900, 800],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(bar).toBeHidden();
    }
  });
});

test('the link to the form of a job is there at once, and leads to it', async ({ page }) => {
  needsJobs(1);
  const bar = page.locator('.bottom-bar').getByRole('link', { name: jobWords.apply });
  const form = page.getByRole('form', { name: jobWords.applyHere });
  const name = form.getByLabel(applicationForm.fields.name.label);
  await openPage(page, job.path);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  await expect(name).toBeInViewport();
  await expect(bar).not.toBeInViewport();
  await test.step('a wrong field that the header covers in part comes into view with its label', async () => {
    const { bottom } = await rectOf(shellOf(page).header);
    await page.evaluate((by) => scrollBy(0, by), (await rectOf(name)).top - bottom + 10);
    // Only a smooth scroll can be cut short.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await submitButton(form).click();
    const label = form.getByText(applicationForm.fields.name.label, { exact: true });
    await expect.poll(async () => (await rectOf(label)).top).toBeGreaterThan(bottom);
  });
});

test.describe('in a browser that does not animate by scrolling', () => {
  // The policy names the styles as they are built.
  test.use({ bypassCSP: true });

  test('it shows with the first scroll', async ({ page }) => {
    await withoutFeature(page, 'animation-timeline');
    await openPage(page, '/');
    const bar = page.locator('.bottom-bar').getByRole('link');
    await expect(bar).toBeHidden();
    await jumpTo(page, 900);
    await expect(bar).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
