import type { Locator } from 'playwright/test';
import { applicationWords } from '../../shared/content/words/careers.ts';
import { fileFieldWords } from '../../shared/content/words/controls.ts';
import { fieldErrors, sizeWords } from '../../shared/content/words/forms.ts';
import { fill } from '../../shared/core/fill.ts';
import { anyOf } from '../support/anyOf.ts';
import {
  type ChosenFile,
  fieldsFor,
  fileOf,
  fillApplication,
  job,
  needsJobs,
  openJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../support/careers.ts';
import { countForms, receivedFile, receivedFrom } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

needsJobs(1);

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

const megabyte = 1024 * 1024;

const accepted: [string, ChosenFile][] = [
  ['a plain PDF', fileOf('resume.pdf', 12_345)],
  ['an ending in capitals, and one byte', fileOf('TINY.PDF', 1)],
  [
    'a name with spaces, and just the largest size',
    fileOf('my resume (final) 2.docx', 5 * megabyte, 'application/msword'),
  ],
  ['a name in Hindi letters', fileOf('आशा का बायोडाटा.pdf', 2_000)],
  ['a name of 200 characters', fileOf(`${'long-name-'.repeat(20).slice(0, 195)}x.pdf`, 2_000)],
];

// Each message differs from the one before it, which cannot pass for it.
const refused: [string, ChosenFile, string][] = [
  ['is empty', fileOf('resume.pdf', 0), fieldErrors.resumeEmpty],
  ['is a program', fileOf('resume.exe', 2_000, 'application/pdf'), fieldErrors.resumeType],
  [
    'has a byte too many',
    fileOf('resume.pdf', 5 * megabyte + 1),
    fill(fieldErrors.resumeSize, { megabytes: 5 }),
  ],
];

/** Drops a file of 3000 bytes on a field. */
async function dropFile(field: Locator, name: string): Promise<void> {
  const dataTransfer = await field.page().evaluateHandle((name) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'.repeat(3000)], name));
    return transfer;
  }, name);
  await field.dispatchEvent('drop', { dataTransfer });
}

test('a resume is dropped, removed, refused or sent, exactly as it was chosen', async ({ page, request }) => {
  const dialog = await openJob(page);
  const field = dialog.getByLabel(applicationWords.resume.label, { exact: true });

  await test.step('a file can be dropped on its field, seen by name and size, and removed', async () => {
    await dropFile(field, 'dropped.pdf');
    await expect(dialog.getByText('dropped.pdf')).toBeVisible();
    await expect(dialog.getByText(fill(sizeWords.kilobytes, { count: 3 }))).toBeVisible();
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('dropped.pdf');
    await dialog.getByRole('button', { name: fill(fileFieldWords.remove, { name: 'dropped.pdf' }) }).click();
    await expect(dialog.getByText(fileFieldWords.choose)).toBeVisible();
    await expect(field).toBeFocused();
  });

  const forms = countForms(page);
  for (const [what, resume, message] of refused) {
    await test.step(`one that ${what} is refused next to its field`, async () => {
      await fillApplication(dialog, ownApplicant(), resume);
      await expect(dialog.getByText(message)).toBeVisible();
      await submitButton(dialog).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(anyOf(message));
      expect(forms()).toBe(0);
    });
  }

  for (const [what, resume] of accepted) {
    await test.step(`${what}: the inbox receives exactly what was typed and chosen`, async () => {
      const typed = { ...ownApplicant(), name: 'आशा O’Brien' };
      await fillApplication(dialog, typed, resume);
      await expect(dialog.getByText(resume.name, { exact: true })).toBeVisible();
      await submitButton(dialog).click();
      await expect(dialog.getByRole('alert')).toHaveText(succeeded);

      const received = await receivedFrom(request, typed.email);
      expect(received).toHaveLength(1);
      const [submission] = received;
      expect(submission).toMatchObject({
        form: 'application',
        file: { field: 'resume', originalName: resume.name, bytes: resume.buffer.length },
      });
      expect(submission!.contentType).toMatch(/^multipart\/form-data; boundary=/);
      expect(submission!.fields).toEqual(fieldsFor(job.title, typed));
      const bytes = await receivedFile(request, submission!);
      expect(bytes.equals(resume.buffer)).toBe(true);
    });
  }
});
