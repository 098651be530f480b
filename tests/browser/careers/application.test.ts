import { rm, writeFile } from 'node:fs/promises';
import { company } from '#shared/model/content.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { noticeWords } from '#shared/words/controls.ts';
import { submitWords } from '#shared/words/forms.ts';
import {
  dialogOf,
  failed,
  fieldsFor,
  fileOf,
  fillApplication,
  job,
  needsJobs,
  openJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { expectApplication, failOnce } from '../../support/forms.ts';
import { rectOf, windows } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

needsJobs(1);

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

test('an application survives a failure @engines', async ({ page, request, expectComplaint }, testInfo) => {
  expectComplaint('Failed to load resource');
  const typed = { ...ownApplicant(), name: 'आशा O’Brien' };
  // Of the largest size.
  const resume = fileOf('आशा का (final) बायोडाटा.PDF', company.forms.maxResumeMegabytes * 1024 * 1024);
  const dialog = dialogOf(page);

  await fillApplication(await openJob(page), typed, fileOf('other.pdf', 9));
  await test.step('a failure is reported below the button, which does not move, and goes on being said there', async () => {
    const path = testInfo.outputPath(resume.name);
    await writeFile(path, resume.buffer);
    const field = dialog.locator('input[type=file]');
    await field.setInputFiles(path);
    await expect(dialog.getByText(resume.name)).toBeVisible();
    // By then the form has read it too: what is deleted once it was chosen is sent as it was.
    await field.evaluate((input) => (input as HTMLInputElement).files![0]!.arrayBuffer().then(() => {}));
    await rm(path);
    await failOnce(page, 429);
    await submitButton(dialog).click();
    const [pressed, links] = [
      await rectOf(submitButton(dialog)),
      await rectOf(dialog.getByText(submitWords.privacyLink)),
    ];
    await expect(dialog.getByText(failed)).toBeInViewport({ ratio: 1 });
    expect((await rectOf(dialog.getByText(failed))).top).toBeGreaterThan(pressed.bottom);
    await dialog.getByRole('button', { name: noticeWords.close }).click();
    await expect(dialog.getByText(failed)).toBeHidden();
    expect(await rectOf(submitButton(dialog))).toEqual(pressed);
    expect(await rectOf(dialog.getByText(submitWords.privacyLink))).toEqual(links);
  });
  await test.step('it is in view in windows of any size', async () => {
    for (const size of [...windows, { width: 360, height: 640 }, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await failOnce(page, 500);
      await dialog.getByLabel(applicationForm.fields.email.label).press('Enter');
      await expect(dialog.getByText(failed)).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('button', { name: noticeWords.close }).click();
      await expect(dialog.locator('.submit-area__outcome')).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('a double click then sends it', async () => {
    await submitButton(dialog).dblclick();
    await expect(dialog.getByText(succeeded)).toBeVisible();
    expect(await expectApplication(request, typed.email, resume)).toMatchObject({
      form: 'application',
      fields: fieldsFor(job.title, typed),
      file: { field: 'resume', originalName: resume.name, bytes: resume.buffer.length },
    });
  });
});
