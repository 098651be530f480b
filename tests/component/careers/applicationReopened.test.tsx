import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { applicationWords } from '../../../shared/content/words/careers.ts';
import { fileFieldWords } from '../../../shared/content/words/controls.ts';
import { submitWords } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { answerApplications, field, fillIn, noFile, resume, submit } from './applicationForm.ts';
import { closeDialog, inDialog, openJob, showCareers } from './careersPage.tsx';

const { sent: succeeded, failed } = applicationWords;
const { send, give } = answerApplications();

describe('the application', () => {
  it('keeps its text, and not its file, for the next job', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await closeDialog();
    await openJob('AI/ML Engineer');
    expect(field('email')).toHaveValue('asha@company.com');
    expect(field('resume')).toHaveAccessibleDescription(noFile);
  });

  it('continues when its dialog is closed, and reports the result on the page', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await closeDialog();
    expect(screen.queryByRole('dialog')).toBeNull();
    await give(Response.json({ success: 'true' }));
    expect(screen.getByRole('alert')).toHaveTextContent(`React Developer${succeeded}`);
    await openJob('AI/ML Engineer');
    expect(field('name')).toHaveValue('');
  });

  it('leaves alone what was typed for another job, also when its own dialog is opened again', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await closeDialog();
    await openJob('AI/ML Engineer');
    await userEvent.clear(field('name'));
    await userEvent.type(field('name'), 'Ravi Rao');
    await closeDialog();
    await give(Response.json({ success: 'true' }));
    await openJob('React Developer');
    expect(field('name')).toHaveValue('Ravi Rao');
  });

  it('is still being sent when its dialog is opened again, and keeps its file when it fails', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await closeDialog();
    await openJob('React Developer');
    expect(inDialog().getByRole('button', { name: submitWords.sending })).toBeInTheDocument();
    await submit();
    expect(send).toHaveBeenCalledOnce();
    await give(new TypeError('Failed to fetch'));
    expect(inDialog().getByRole('alert')).toHaveTextContent(failed);
    expect(field('resume')).toHaveAccessibleDescription(/my resume\.PDF/);
    await closeDialog();
    await openJob('React Developer');
    expect(field('resume')).toHaveAccessibleDescription(noFile);
  });

  it('names its job when another job is open in the dialog', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await closeDialog();
    await openJob('AI/ML Engineer');
    await give(new Response('', { status: 500 }));
    expect(inDialog().getByRole('alert')).toHaveTextContent(`React Developer${failed}`);
    expect(field('name')).toHaveValue('आशा Verma');
  });

  it('cannot be edited while it is being sent, also after its dialog was opened again', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await closeDialog();
    await openJob('React Developer');
    await userEvent.type(field('name'), 'x');
    expect(field('name')).toHaveValue('आशा Verma');
    expect(field('resume')).toBeDisabled();
    expect(
      inDialog().getByRole('button', { name: fill(fileFieldWords.remove, { name: resume.name }) }),
    ).toBeDisabled();
    fireEvent.drop(field('resume'), { dataTransfer: { files: [new File(['x'], 'other.pdf')] } });
    expect(field('resume')).toHaveAccessibleDescription(/my resume\.PDF/);
    await give(new Response('', { status: 500 }));
    await userEvent.type(field('name'), 'x');
    expect(field('name')).toHaveValue('आशा Vermax');
    expect(field('resume')).toBeEnabled();
  });

  it('is emptied and forgotten at once when asked, the file included', async () => {
    await showCareers();
    await openJob('React Developer');
    await fillIn();
    await userEvent.click(inDialog().getByRole('button', { name: submitWords.clear }));
    expect(field('name')).toHaveValue('');
    expect(field('resume')).toHaveAccessibleDescription(noFile);
    expect(sessionStorage.getItem('draft:application')).toBeNull();
    await closeDialog();
    await openJob('AI/ML Engineer');
    expect(field('name')).toHaveValue('');
  });
});
