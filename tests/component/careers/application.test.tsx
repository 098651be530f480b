import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { fileFieldWords, noticeWords } from '#shared/words/controls.ts';
import { fieldErrors, submitWords } from '#shared/words/forms.ts';
import {
  closeDialog,
  field,
  fillIn,
  inDialog,
  noFile,
  openJob,
  resume,
  showCareers,
  startAtCareers,
  submit,
} from './careersPage.tsx';

const { sent: succeeded, failed } = applicationForm;
const { send, give } = startAtCareers();

const [title, otherTitle] = ['React Developer', 'AI/ML Engineer'];
/** The region of the outcome, in the dialog while it is open. */
const outcome = () => document.querySelector(`${screen.queryByRole('dialog') ? 'dialog ' : ''}[aria-atomic]`);
const success = () => Response.json({ success: 'true' });

async function openFilled() {
  await showCareers();
  await openJob(title);
  await fillIn();
}

async function openSending() {
  await openFilled();
  await submit();
}

// What both forms share is tested with the enquiry.
it('the application says at its field that a resume is missing', async () => {
  await showCareers();
  await openJob(title);
  await submit();
  expect(screen.getByText(applicationForm.fields.resume.missing).closest('[aria-live]')).toBeNull();
  expect(field('resume')).toHaveAccessibleDescription(
    expect.stringContaining(applicationForm.fields.resume.missing),
  );
  expect(send).not.toHaveBeenCalled();
});

it('the application shows and sends the name of a file without the marks that turn its ending round', async () => {
  await openFilled();
  const choose = (name: string) =>
    fireEvent.change(field('resume'), { target: { files: [new File(['MZ'], name)] } });
  choose('resume\u202efdp.exe');
  expect(field('resume')).toHaveAccessibleDescription(/^resumefdp\.exe /);
  choose('my\u2066 resume\u202e.pdf. ');
  expect(field('resume')).toHaveAccessibleDescription(/^my resume\.pdf /);
  await submit();
  expect((send.mock.calls[0]![1]!.body as FormData).get('resume')).toHaveProperty('name', 'my resume.pdf');
});

it('the application names a document without an ending by what it is, and refuses any other file without one', async () => {
  await openFilled();
  const choose = async (bytes: string) => {
    const file = new File([bytes], 'Asha Rao Resume', { type: 'application/pdf' });
    await act(async () => fireEvent.change(field('resume'), { target: { files: [file] } }));
    await act(async () => {});
  };
  await choose('PNG');
  expect(field('resume')).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.resumeType));
  expect(field('resume')).toHaveAccessibleDescription(noFile);
  await choose('%PDF-1.7');
  expect(field('resume')).toHaveAccessibleDescription(/^Asha Rao Resume\.pdf /);
  await submit();
  expect((send.mock.calls[0]![1]!.body as FormData).get('resume')).toHaveProperty(
    'name',
    'Asha Rao Resume.pdf',
  );
});

it('the application refuses an invalid file at once, and sends nothing', async () => {
  await openFilled();
  fireEvent.change(field('resume'), { target: { files: [new File(['MZ'], 'resume.pdf.exe')] } });
  expect(field('resume')).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.resumeType));
  expect(fireEvent.dragOver(field('resume')), 'the browser leaves the drop to the field').toBe(false);
  fireEvent.drop(field('resume'), { dataTransfer: { files: [resume, resume] } });
  expect(field('resume')).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.resumeTooMany));
  await submit();
  expect(field('resume')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['chosen', false],
  ['sent while it is still being read', true],
])('the application says at its field that a file cannot be read when it is %s', async (_when, isSlow) => {
  let fail = (_: DOMException) => {};
  const reading = new Promise<ArrayBuffer>((_resolve, reject) => (fail = reject));
  vi.spyOn(File.prototype, 'arrayBuffer').mockReturnValue(reading);
  await openFilled();
  if (isSlow) await submit();
  await act(async () => fail(new DOMException('', 'NotReadableError')));
  expect(field('resume')).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.resumeUnreadable));
  expect(field('resume')).toHaveAccessibleDescription(noFile);
  expect(send).not.toHaveBeenCalled();
});

it('the application keeps a file that was chosen before an earlier one turned out to be unreadable', async () => {
  await showCareers();
  await openJob(title);
  vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
  for (const file of [new File(['%PDF'], 'lost.pdf'), resume])
    fireEvent.change(field('resume'), { target: { files: [file] } });
  await act(async () => {});
  expect(field('resume')).toHaveAccessibleDescription(/^my resume\.PDF/);
});

it('the application reports success and empties its fields', async () => {
  await openSending();
  await give(success());
  expect(outcome()).toHaveTextContent(succeeded);
  expect(inDialog().getByText(/We reply within a week\.$/)).toBeVisible();
  expect(field('name')).toHaveValue('');
  expect(field('resume')).toHaveAccessibleDescription(noFile);
  const body = send.mock.calls[0]![1]!.body as FormData;
  expect(body.get('Job Profile')).toBe(title);
});

it('the application suggests a smaller file when the connection was too slow', async () => {
  await openFilled();
  const large = new File([new Uint8Array(1024 * 1024)], 'resume.pdf');
  fireEvent.change(field('resume'), { target: { files: [large] } });
  await submit();
  vi.spyOn(AbortSignal.prototype, 'aborted', 'get').mockReturnValue(true);
  vi.spyOn(AbortSignal.prototype, 'reason', 'get').mockReturnValue('slow');
  await give(new TypeError('aborted'));
  expect(outcome()).toHaveTextContent(applicationForm.slow);
  expect(field('resume')).toHaveAccessibleDescription(/^resume\.pdf/);
});

it('the application keeps everything, its file too, when the service refuses with status 200', async () => {
  await openSending();
  await give(Response.json({ success: 'false' }));
  expect(outcome()).toHaveTextContent(failed);
  expect(field('name')).toHaveValue('आशा Verma');
  expect(field('phone')).toHaveValue('9876543210');
  expect(field('resume')).toHaveAccessibleDescription(/my resume\.PDF/);
  await closeDialog();
  expect(outcome()).toBeEmptyDOMElement();
});

it('the application names a mailbox for the resume, also after the alert has closed, until the form is cleared with its file', async () => {
  await openSending();
  await give(new Response('', { status: 500 }));
  await userEvent.click(inDialog().getByRole('button', { name: noticeWords.close }));
  expect(outcome()).toBeEmptyDOMElement();
  const mailbox = inDialog().getByRole('link', { name: 'jobs@company.com' });
  expect(mailbox).toHaveAttribute('href', 'mailto:jobs@company.com');
  await userEvent.click(inDialog().getByRole('button', { name: submitWords.clear }));
  expect(mailbox).not.toBeInTheDocument();
  expect(field('resume')).toHaveAccessibleDescription(noFile);
});

it('an application whose dialog is closed keeps its text, and not its file, for the next job', async () => {
  await openFilled();
  await closeDialog();
  await openJob(otherTitle);
  expect(field('email')).toHaveValue('asha@company.com');
  expect(field('resume')).toHaveAccessibleDescription(noFile);
});

it('an application whose dialog is closed is still sent, and its result is shown on the page', async () => {
  await openSending();
  await closeDialog();
  expect(screen.queryByRole('dialog')).toBeNull();
  await give(success());
  expect(outcome()).toHaveTextContent(`${title}${succeeded}`);
  await openJob(title);
  expect(field('name')).toHaveValue('');
  expect(field('resume')).toHaveAccessibleDescription(noFile);
});

it('an application whose dialog is closed shows its job’s title in the dialog of another job, and does not change what was typed there', async () => {
  await openSending();
  await closeDialog();
  await openJob(otherTitle);
  await userEvent.clear(field('name'));
  await userEvent.type(field('name'), 'Ravi Rao');
  await give(success());
  expect(outcome()).toHaveTextContent(`${title}${succeeded}`);
  await closeDialog();
  await openJob(title);
  expect(field('name')).toHaveValue('Ravi Rao');
});

it('an application whose dialog is closed does not clear the same text in the dialog of another job, which keeps it after a reload', async () => {
  await openSending();
  await closeDialog();
  await openJob(otherTitle);
  await give(success());
  expect(field('email')).toHaveValue('asha@company.com');
  expect(JSON.parse(sessionStorage.getItem('draft:application')!)).toHaveProperty(
    'email',
    'asha@company.com',
  );
});

it('an application whose dialog is closed shows its failure again after the success of another application has covered it', async () => {
  await openSending();
  await closeDialog();
  await openJob(otherTitle);
  fireEvent.change(field('resume'), { target: { files: [resume] } });
  await submit();
  await give(new Response('', { status: 500 }));
  await give(success());
  await closeDialog();
  const alert = outcome();
  expect(alert).toHaveTextContent(`${title}${failed}`);
  await userEvent.click(screen.getByRole('button', { name: noticeWords.close }));
  expect(alert).toBeEmptyDOMElement();
  await openJob(title);
  expect(field('resume')).toHaveAccessibleDescription(/my resume\.PDF/);
});

it('an application whose dialog is closed is still being sent when it is opened again, cannot be edited, and keeps its file when it fails', async () => {
  await openSending();
  await closeDialog();
  await openJob(title);
  await submit();
  expect(send).toHaveBeenCalledOnce();
  await userEvent.type(field('name'), 'x');
  fireEvent.drop(field('resume'), { dataTransfer: { files: [new File(['x'], 'other.pdf')] } });
  const remove = fill(fileFieldWords.remove, { name: resume.name });
  expect(inDialog().getByRole('button', { name: remove })).toBeDisabled();
  await give(new Response('', { status: 500 }));
  expect(outcome()).toHaveTextContent(failed);
  expect(field('name')).toHaveValue('आशा Verma');
  expect(field('resume')).toHaveAccessibleDescription(/my resume\.PDF/);
  expect(field('resume')).toBeEnabled();
  await closeDialog();
  await openJob(title);
  expect(field('resume')).toHaveAccessibleDescription(noFile);
});
