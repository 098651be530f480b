import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobGroups, jobWords } from '#shared/words/careers.ts';
import { dialogWords } from '#shared/words/controls.ts';
import { applyLink, closeJob, dialogOf, job, needsJobs, submitButton } from '../../support/careers.ts';
import { openJobs } from '../../support/samples.ts';
import { phone, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

needsJobs(1);

test.use({ ...stillPage, hasTouch: true });

const groups = jobGroups.filter((name) => openJobs.some(({ group }) => group === name));
const counts = groups.map((name) => openJobs.filter(({ group }) => group === name).length);

test('a group of jobs can be chosen, and the row of a job leads to its page', async ({ page }) => {
  await openPage(page, '/careers/');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
  const choices = page.getByRole('group', { name: jobWords.filter.label }).getByRole('radio');
  if (await choices.count()) {
    await test.step('its choices show one group, by mouse and by keyboard, or all again', async () => {
      // Its label, after that of all groups.
      await choices.nth(1).locator('..').click();
      await expect(rows.filter({ visible: true })).toHaveCount(counts[0]!);
      for (const count of counts.slice(1)) {
        await page.keyboard.press('ArrowRight');
        await expect(rows.filter({ visible: true })).toHaveCount(count);
      }
      await page.keyboard.press('ArrowRight');
      await expect(choices.first()).toBeChecked();
      await expect(rows.filter({ visible: true })).toHaveCount(openJobs.length);
    });
  }
  await test.step('its row goes after its last day, whatever its layout', async () => {
    const row = page.locator(job.hash);
    await row.evaluate((row) => row.toggleAttribute('hidden'));
    await expect(row).toBeHidden();
    await row.evaluate((row) => row.toggleAttribute('hidden'));
  });
  await test.step('the whole row leads to the page of the job', async () => {
    await page.setViewportSize({ width: 1440, height: 2000 });
    await rows.filter({ has: applyLink(page, job.title) }).click({ position: { x: 300, y: 20 } });
    await expect(page).toHaveURL(`.${job.path}`);
  });
});

test('the dialog shows the text of the job’s page, stays in place and fits its window', async ({ page }) => {
  await openPage(page, '/careers/');
  const dialog = dialogOf(page);
  const heading = dialog.getByRole('heading', { name: job.title });
  const [{ skillsQualifications }] = openJobs as [(typeof openJobs)[number]];

  await test.step('of it, only the text is printed', async () => {
    await applyLink(page, job.title).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(skillsQualifications.at(-1)!)).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('form')).toBeHidden();
    await expect(page.locator('.footer')).toBeHidden();
    await expect(dialog.getByText(skillsQualifications.at(-1)!)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await closeJob(page);
  });
  await test.step('a double-click and a drag out of it leave it open, the page behind does not scroll, and a tap on that closes it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await applyLink(page, job.title).dblclick();
    await expect(dialog).toBeVisible();
    await heading.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.touchscreen.tap(5, 5);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
  });
  await test.step('each of its halves begins at its top and scrolls by itself on wide screens', async () => {
    await page.setViewportSize({ width: 1200, height: 500 });
    await applyLink(page, job.title).click();
    await submitButton(dialog).scrollIntoViewIfNeeded();
    await expect(page.locator('.job-dialog__details')).toHaveJSProperty('scrollTop', 0);
    await expect(dialog.getByRole('button', { name: dialogWords.close })).toBeInViewport();
    await closeJob(page);
  });
  await test.step('it fills a phone, scrolls as a whole and keeps its close button', async () => {
    await page.setViewportSize(phone);
    await applyLink(page, job.title).click();
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    const bar = dialog.getByRole('button', { name: jobWords.apply });
    await expect(bar, 'the bar is there at once').toBeInViewport({ ratio: 1 });
    await bar.click();
    await expect(dialog.getByLabel(applicationForm.fields.name.label)).toBeInViewport({ ratio: 1 });
    await expect(bar, 'the bar covers no field').toBeHidden();
    await submitButton(dialog).scrollIntoViewIfNeeded();
    await expect(heading).not.toBeInViewport();
    await dialog.getByRole('button', { name: dialogWords.close }).click();
    await expect(dialog).toBeHidden();
  });
});
