import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicationWords } from '../../../shared/content/words/careers.ts';
import { fieldErrors, submitWords } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { answerApplications, field, fillIn, noFile, resume, submit } from './applicationForm.ts';
import { closeDialog, inDialog, openJob, showCareers } from './careersPage.tsx';

const { sent: succeeded, failed } = applicationWords;
const { send, answer, give } = answerApplications();

afterEach(() => vi.restoreAllMocks());

describe('the application', () => {
  it('says at each field what is missing, and leads to the first', async () => {
    await showCareers();
    await openJob('React Developer');
    await submit();
    expect(field('name')).toHaveFocus();
    expect(field('phone')).toHaveAccessibleDescription(fieldErrors.phone);
    expect(field('resume')).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.resume));
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent once, also if it is submitted again before its answer, or after it and before the next render', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await submit();
    expect(inDialog().getByRole('button', { name: submitWords.sending })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const { form } = field('name');
    answer(Response.json({ success: true }));
    // React renders in a later task.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    await act(async () => {
      form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(send).toHaveBeenCalledTimes(1);
    expect(inDialog().getByText(succeeded)).toBeVisible();
  });

  it.each([
    ['empty', new File([], 'resume.pdf'), fieldErrors.resumeEmpty],
    ['of another kind', new File(['MZ'], 'resume.pdf.exe'), fieldErrors.resumeType],
    [
      'too large',
      new File([new Uint8Array(6 * 1024 * 1024)], 'resume.docx'),
      fill(fieldErrors.resumeSize, { megabytes: 5 }),
    ],
  ])('refuses at once a file that is %s, and sends nothing', async (_kind, file, message) => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    fireEvent.change(field('resume'), { target: { files: [file] } });
    expect(field('resume')).toHaveAccessibleDescription(expect.stringContaining(message));
    await submit();
    expect(field('resume')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['the network is lost', () => new TypeError('Failed to fetch')],
    ['the answer is an error', () => new Response('', { status: 429 })],
    ['the service refuses with status 200', () => Response.json({ success: 'false' })],
  ])('keeps everything, the file included, when %s', async (_what, response) => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await give(response());
    expect(inDialog().getByRole('alert')).toHaveTextContent(failed);
    expect(field('name')).toHaveValue('आशा Verma');
    expect(field('phone')).toHaveValue('9876543210');
    expect(field('resume')).toHaveAccessibleDescription(/my resume\.PDF/);
  });

  it.each([
    ['chosen', false],
    ['sent while it is still being read', true],
  ])('says at its field that a file cannot be read when it is %s', async (_when, isSlow) => {
    let fail = (_: DOMException) => {};
    const reading = new Promise<ArrayBuffer>((_resolve, reject) => (fail = reject));
    vi.spyOn(File.prototype, 'arrayBuffer').mockReturnValue(reading);
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    if (isSlow) await submit();
    await act(async () => fail(new DOMException('', 'NotReadableError')));
    expect(field('resume')).toHaveAccessibleDescription(
      expect.stringContaining(fieldErrors.resumeUnreadable),
    );
    expect(field('resume')).toHaveAccessibleDescription(noFile);
    expect(send).not.toHaveBeenCalled();
  });

  it('takes none of two files', async () => {
    await showCareers();
    await openJob('React Developer');
    fireEvent.drop(field('resume'), { dataTransfer: { files: [resume, resume] } });
    expect(field('resume')).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.resumeTooMany));
  });

  it('reports success and is empty again', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await give(Response.json({ success: 'true' }));
    expect(inDialog().getByRole('alert')).toHaveTextContent(succeeded);
    expect(field('name')).toHaveValue('');
    expect(field('resume')).toHaveAccessibleDescription(noFile);
    const body = send.mock.calls[0]![1]!.body as FormData;
    expect(body.get('Job Profile')).toBe('React Developer');
  });

  it('takes its alert with it when its dialog is closed', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await give(new Response('', { status: 500 }));
    await closeDialog();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says when an extension filled the field that people never see, and sends without it when asked', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    inDialog().getByLabelText<HTMLInputElement>(submitWords.honeypot).value = 'x';
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(inDialog().getByText(submitWords.trapped)).toBeVisible();
    await userEvent.click(inDialog().getByRole('button', { name: submitWords.sendUntrapped }));
    await give(Response.json({ success: 'true' }));
    expect(inDialog().getByText(succeeded)).toBeVisible();
    expect((send.mock.calls[0]![1]!.body as FormData).get('_honey')).toBe('');
  });
});
