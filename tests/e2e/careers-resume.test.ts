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
  ['an ending in capitals', fileOf('RESUME.PDF', 2_000)],
  ['a name with spaces', fileOf('my resume (final) 2.docx', 2_000, 'application/msword')],
  ['a name in Hindi letters', fileOf('आशा का बायोडाटा.pdf', 2_000)],
  ['a name of 200 characters', fileOf(`${'long-name-'.repeat(20).slice(0, 195)}x.pdf`, 2_000)],
  ['one byte', fileOf('tiny.doc', 1)],
  ['just the largest size', fileOf('large.pdf', 5 * megabyte)],
];

test('the inbox receives exactly what was typed and chosen', async ({ page, request }) => {
  const dialog = await openJob(page);
  for (const [what, resume] of accepted) {
    await test.step(what, async () => {
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
        headers: { accept: 'application/json' },
        file: { field: 'resume', originalName: resume.name, bytes: resume.buffer.length },
      });
      expect(submission!.headers.contentType).toMatch(/^multipart\/form-data; boundary=/);
      expect(submission!.fields).toEqual(fieldsFor(job.title, typed));
      const bytes = await receivedFile(request, submission!);
      expect(bytes.equals(resume.buffer)).toBe(true);
    });
  }
});

// Each message differs from the one before it, which cannot pass for it.
const refused: [string, ChosenFile, string][] = [
  ['is empty', fileOf('resume.pdf', 0), fieldErrors.resumeEmpty],
  ['is a program', fileOf('resume.exe', 2_000, 'application/pdf'), fieldErrors.resumeType],
  ['has 6 MB', fileOf('resume.pdf', 6 * megabyte), fill(fieldErrors.resumeSize, { megabytes: 5 })],
  ['only looks like a PDF', fileOf('resume.pdf.exe', 2_000), fieldErrors.resumeType],
];

test('a resume that cannot be sent is refused next to its field', async ({ page }) => {
  const dialog = await openJob(page);
  const forms = countForms(page);
  const field = dialog.getByLabel(applicationWords.resume.label, { exact: true });
  for (const [what, resume, message] of refused) {
    await test.step(`one that ${what}`, async () => {
      await fillApplication(dialog, ownApplicant(), resume);
      await expect(dialog.getByText(message)).toBeVisible();
      await submitButton(dialog).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(anyOf(message));
      expect(forms()).toBe(0);
    });
  }
});

test('a file can be dropped on its field, seen by name and size, and removed', async ({ page }) => {
  const dialog = await openJob(page);
  const resume = dialog.getByLabel(applicationWords.resume.label, { exact: true });
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'.repeat(3000)], 'dropped.pdf'));
    return transfer;
  });
  await resume.dispatchEvent('drop', { dataTransfer: files });
  await expect(dialog.getByText('dropped.pdf')).toBeVisible();
  await expect(dialog.getByText(fill(sizeWords.kilobytes, { count: 3 }))).toBeVisible();
  expect(await resume.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('dropped.pdf');
  await dialog.getByRole('button', { name: fill(fileFieldWords.remove, { name: 'dropped.pdf' }) }).click();
  await expect(dialog.getByText(fileFieldWords.choose)).toBeVisible();
  await expect(resume).toBeFocused();
});
