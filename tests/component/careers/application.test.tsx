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
/** The button that empties the field for the resume. */
const removal = fill(fileFieldWords.remove, { name: resume.name });

async function openFilled() {
  await showCareers();
  await openJob(title);
  await fillIn();
}

async function openSending() {
  await openFilled();
  await submit();
}

const choose = (name: string, content = '%PDF-1.7', type = 'application/pdf') =>
  act(async () =>
    fireEvent.change(field('resume'), { target: { files: [new File([content], name, { type })] } }),
  );
/** Fails unless the field for the resume says this, and what it holds. */
function expectResume(...texts: (string | RegExp)[]) {
  for (const text of texts)
    expect(field('resume')).toHaveAccessibleDescription(
      typeof text === 'string' ? expect.stringContaining(text) : text,
    );
}

// What both forms share is tested with the enquiry.
it('the application asks for a resume, refuses an invalid file at once, and sends nothing', async () => {
  await showCareers();
  await openJob(title);
  await submit();
  const { missing } = applicationForm.fields.resume;
  expect(screen.getByText(missing).closest('[aria-live]')).toBeNull();
  expectResume(missing);
  await fillIn();
  await choose('resume.pdf.exe', 'MZ', '');
  expectResume(fieldErrors.resumeType);
  expect(screen.getByText(fieldErrors.resumeType).closest('[aria-live=polite]')).not.toBeNull();
  expect(fireEvent.dragOver(field('resume')), 'the browser leaves the drop to the field').toBe(false);
  fireEvent.drop(field('resume'), { dataTransfer: { files: [resume, resume] } });
  expectResume(fieldErrors.resumeTooMany);
  await submit();
  expect(field('resume')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('the field for the resume shows where to drop it, keeps its file when a picker is closed, and can be emptied', async () => {
  await showCareers();
  await openJob(title);
  const marked = () => document.querySelectorAll('.file-field--dragged-over').length;
  fireEvent.dragEnter(field('resume'));
  expect(marked()).toBe(1);
  fireEvent.dragLeave(field('resume'));
  expect(marked()).toBe(0);
  fireEvent.change(field('resume'), { target: { files: [resume] } });
  fireEvent.change(field('resume'), { target: { files: [] } });
  expectResume(/^my resume\.PDF/);
  await userEvent.click(inDialog().getByRole('button', { name: removal }));
  expectResume(noFile);
  expect(field('resume')).toHaveFocus();
});

it('the application names and sends a file without marks that turn its ending round, and a document without one by what it is', async () => {
  await openFilled();
  await choose('Asha Rao', 'PNG');
  expectResume(fieldErrors.resumeType, noFile);
  await choose('Asha\u2066 Rao\u202e. ');
  expectResume(/^Asha Rao\.pdf /);
  await submit();
  expect((send.mock.calls[0]![1]!.body as FormData).get('resume')).toHaveProperty('name', 'Asha Rao.pdf');
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
  expectResume(fieldErrors.resumeUnreadable, noFile);
  expect(send).not.toHaveBeenCalled();
});

it('the application reports success, without its title, and empties its fields', async () => {
  await openSending();
  await give(success());
  expect(outcome()!.textContent).toBe(succeeded);
  expect(inDialog().getByText(/We reply within a week\.$/)).toBeVisible();
  expect(field('name')).toHaveValue('');
  expectResume(noFile);
  expect((send.mock.calls[0]![1]!.body as FormData).get('Job Profile')).toBe(title);
});

it('the application that is refused keeps everything, and names a mailbox, also after the alert has closed, until it is cleared', async () => {
  await openSending();
  await give(Response.json({ success: 'false' }));
  expect(outcome()).toHaveTextContent(failed);
  expect(field('name')).toHaveValue('आशा Verma');
  expect(field('phone')).toHaveValue('9876543210');
  expectResume(/my resume\.PDF/);
  await userEvent.click(inDialog().getByRole('button', { name: noticeWords.close }));
  expect(outcome()).toBeEmptyDOMElement();
  const mailbox = inDialog().getByRole('link', { name: 'jobs@company.com' });
  expect(mailbox).toHaveAttribute('href', 'mailto:jobs@company.com');
  await userEvent.click(inDialog().getByRole('button', { name: submitWords.clear }));
  expect(mailbox).not.toBeInTheDocument();
  expectResume(noFile);
});

it('an application whose dialog is closed keeps its text, and not its file or its failure, for the next job', async () => {
  await openSending();
  await give(new Response('', { status: 500 }));
  await closeDialog();
  expect(outcome()).toBeEmptyDOMElement();
  await openJob(otherTitle);
  expect(field('email')).toHaveValue('asha@company.com');
  expectResume(noFile);
  await closeDialog();
  await openJob(title);
  expectResume(noFile);
});

it('an application whose dialog is closed is still sent, and its result is shown on the page', async () => {
  await openSending();
  await closeDialog();
  expect(screen.queryByRole('dialog')).toBeNull();
  await give(success());
  expect(outcome()).toHaveTextContent(`${title}${succeeded}`);
  await openJob(title);
  expect(field('name')).toHaveValue('');
  expectResume(noFile);
});

it.each([
  ['that is open and shows the same', 'आशा Verma', false],
  ['that is open', 'Ravi Rao', false],
  ['that was closed', 'Ravi Rao', true],
])(
  'an application whose dialog is closed leaves what was typed for another job %s: %s',
  async (_how, name, isClosed) => {
    await openSending();
    await closeDialog();
    await openJob(otherTitle);
    if (field('name').value !== name) fireEvent.input(field('name'), { target: { value: name } });
    if (isClosed) await closeDialog();
    await give(success());
    expect(outcome()).toHaveTextContent(`${title}${succeeded}`);
    if (isClosed) await openJob(otherTitle);
    expect(field('name')).toHaveValue(name);
    expect(JSON.parse(sessionStorage.getItem('draft:application')!)).toMatchObject({ name });
  },
);

it('an application whose dialog is closed is still being sent when it is opened again, cannot be edited, and keeps its file when it fails', async () => {
  await openSending();
  await closeDialog();
  await openJob(title);
  await submit();
  expect(send).toHaveBeenCalledOnce();
  await userEvent.type(field('name'), 'x');
  expect(field('resume')).toBeDisabled();
  expect(inDialog().getByRole('button', { name: removal })).toBeDisabled();
  await give(new Response('', { status: 500 }));
  expect(outcome()).toHaveTextContent(failed);
  expect(field('name')).toHaveValue('आशा Verma');
  expectResume(/my resume\.PDF/);
  expect(field('resume')).toBeEnabled();
});
