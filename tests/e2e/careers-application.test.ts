import {
  applicantIn,
  applyLink,
  type ChosenFile,
  dialogOf,
  failed,
  fileOf,
  fillApplication,
  job,
  openJob,
  succeeded,
} from '../support/careers.ts';
import { countForms, ownAddress, receivedFile, receivedFrom } from '../support/inbox.ts';
import { expect, openPage, test } from '../support/test.ts';

// Spares these tests the loader.
test.use({ reducedMotion: 'reduce' });

const applicant = () => ({ name: 'आशा O’Brien', email: ownAddress(), phone: '9876543210' });
const megabyte = 1024 * 1024;
const send = 'Submit application';

for (const [what, resume] of [
  ['a plain PDF', fileOf('resume.pdf', 12_345)],
  ['an ending in capitals', fileOf('RESUME.PDF', 2_000)],
  ['a name with spaces', fileOf('my resume (final) 2.docx', 2_000, 'application/msword')],
  ['a name in Hindi letters', fileOf('आशा का बायोडाटा.pdf', 2_000)],
  ['a name of 200 characters', fileOf(`${'long-name-'.repeat(20).slice(0, 195)}x.pdf`, 2_000)],
  ['one byte', fileOf('tiny.doc', 1)],
  ['just the largest size', fileOf('large.pdf', 5 * megabyte)],
] as [string, ChosenFile][]) {
  test(`the inbox receives exactly what was typed and chosen: ${what}`, async ({ page, request }) => {
    const typed = applicant();
    const dialog = await openJob(page);
    await fillApplication(dialog, typed, resume);
    await expect(dialog.getByText(resume.name, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: send }).click();
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
    expect(submission!.fields).toEqual([
      ['Job Profile', job.title],
      ...Object.entries(typed),
      ['_captcha', 'false'],
      ['_template', 'table'],
    ]);
    const bytes = await receivedFile(request, submission!);
    expect(bytes.equals(resume.buffer)).toBe(true);
  });
}

for (const [what, resume, message] of [
  ['is empty', fileOf('resume.pdf', 0), 'Your resume is empty: choose another file'],
  ['has 6 MB', fileOf('resume.pdf', 6 * megabyte), 'Your resume must be smaller than 5 MB'],
  [
    'is a program',
    fileOf('resume.exe', 2_000, 'application/pdf'),
    'Your resume must be a PDF, DOC or DOCX file',
  ],
  ['only looks like a PDF', fileOf('resume.pdf.exe', 2_000), 'Your resume must be a PDF, DOC or DOCX file'],
] as [string, ChosenFile, string][]) {
  test(`a resume that ${what} is refused next to its field`, async ({ page }) => {
    const dialog = await openJob(page);
    const forms = countForms(page);
    await fillApplication(dialog, applicant(), resume);
    await expect(dialog.getByText(message)).toBeVisible();
    await dialog.getByRole('button', { name: send }).click();
    await expect(dialog.getByLabel('Resume', { exact: true })).toBeFocused();
    await expect(dialog.getByLabel('Resume', { exact: true })).toHaveAccessibleDescription(
      new RegExp(message),
    );
    expect(forms()).toBe(0);
  });
}

test('the fields say what is wrong with them, and the first gets the focus', async ({ page }) => {
  const dialog = await openJob(page);
  const forms = countForms(page);
  await dialog.getByRole('button', { name: send }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (const message of [
    'Enter your name',
    'Enter your e-mail address',
    'Enter your phone number',
    'Choose your resume',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await fillApplication(dialog, { name: 'Asha', email: 'asha@company', phone: '98765' }, fileOf('a.pdf', 9));
  await dialog.getByRole('button', { name: send }).click();
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/ten digits/);
  expect(forms()).toBe(0);
});

test('the phone takes ten digits of what is typed or filled in', async ({ page }) => {
  const dialog = await openJob(page);
  const phone = dialog.getByLabel('Phone');
  await phone.pressSequentially('98a76-5432109');
  await expect(phone).toHaveValue('9876543210');
  await expect(dialog.getByText(/Enter ten digits/)).toBeVisible();
  await phone.fill('+91 87654-32109');
  await expect(phone).toHaveValue('8765432109');
});

test('a file can be dropped on its field, seen by name and size, and removed', async ({ page }) => {
  const dialog = await openJob(page);
  const resume = dialog.getByLabel('Resume', { exact: true });
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'.repeat(3000)], 'dropped.pdf'));
    return transfer;
  });
  await resume.dispatchEvent('drop', { dataTransfer: files });
  await expect(dialog.getByText('dropped.pdf')).toBeVisible();
  await expect(dialog.getByText('3 kB')).toBeVisible();
  expect(await resume.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('dropped.pdf');
  await dialog.getByRole('button', { name: 'Remove dropped.pdf' }).click();
  await expect(dialog.getByText('Choose a file')).toBeVisible();
  await expect(resume).toBeFocused();
});

test('the success stands for four seconds above the button, and the form is empty', async ({ page }) => {
  await page.clock.install();
  const dialog = await openJob(page);
  await fillApplication(dialog, applicant(), fileOf('resume.pdf', 2_000));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await dialog.getByRole('button', { name: send }).click();
  const alert = dialog.getByText(succeeded);
  await expect(alert).toBeVisible();
  expect((await alert.boundingBox())!.y).toBeLessThan(
    (await dialog.getByRole('button', { name: send }).boundingBox())!.y,
  );
  expect(await applicantIn(dialog)).toEqual({ name: '', email: '', phone: '' });
  await expect(dialog.getByText('Choose a file')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3999);
  await expect(alert).toBeVisible();
  await page.clock.runFor(1);
  await expect(alert).toBeHidden();
});

test('an alert can be closed', async ({ page }) => {
  const dialog = await openJob(page);
  await fillApplication(dialog, applicant(), fileOf('resume.pdf', 2_000));
  await dialog.getByRole('button', { name: send }).click();
  await dialog.getByRole('button', { name: 'Close this message' }).click();
  await expect(dialog.getByText(succeeded)).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('the text carries over to another job and over a reload, the file does not', async ({ page }) => {
  const typed = applicant();
  const dialog = await openJob(page);
  await fillApplication(dialog, typed, fileOf('resume.pdf', 2_000));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await applyLink(page, 'AI/ML Engineer').click();
  const other = dialogOf(page, 'AI/ML Engineer');
  await expect(other.getByLabel('Name')).toHaveValue(typed.name);
  expect(await applicantIn(other)).toEqual(typed);
  await expect(other.getByText('Choose a file')).toBeVisible();
  await page.reload();
  await expect(other.getByLabel('Name')).toHaveValue(typed.name);
  expect(await applicantIn(other)).toEqual(typed);
});

test('text and sending work where the browser blocks storage', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const typed = applicant();
  const dialog = await openJob(page);
  await fillApplication(dialog, typed, fileOf('resume.pdf', 2_000));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await applyLink(page, job.title).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(typed.name);
  await fillApplication(dialog, typed, fileOf('resume.pdf', 2_000));
  await dialog.getByRole('button', { name: send }).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  expect(await receivedFrom(request, typed.email)).toHaveLength(1);
});

test('a double click sends once', async ({ page, request }) => {
  const typed = applicant();
  const dialog = await openJob(page);
  const forms = countForms(page);
  await fillApplication(dialog, typed, fileOf('resume.pdf', 2_000));
  await dialog.getByRole('button', { name: send }).dblclick();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  expect(forms()).toBe(1);
  expect(await receivedFrom(request, typed.email)).toHaveLength(1);
  await expect(dialog.getByText(failed)).toHaveCount(0);
});

test('an application that was sent leaves nothing for the next visit to the page', async ({ page }) => {
  const dialog = await openJob(page);
  await fillApplication(dialog, applicant(), fileOf('resume.pdf', 2_000));
  await dialog.getByRole('button', { name: send }).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  await openPage(page, '/careers/#react-developer');
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  expect(await applicantIn(dialog)).toEqual({ name: '', email: '', phone: '' });
});
