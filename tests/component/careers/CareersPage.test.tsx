import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CareersPage } from '../../../pages/careers/CareersPage.tsx';
import { applicationDraft } from '../../../shared/forms/drafts.ts';
import { targetWith } from '../../unit/forms/target.ts';

const common = { type: 'Full-Time', mode: 'Onsite', location: 'Indore', experience: '1-4 years' };
const jobs = [
  { slug: 'react-developer', title: 'React Developer', ...common },
  { slug: 'ai-ml-engineer', title: 'AI/ML Engineer', ...common },
];
const texts = jobs.map(({ title }) => ({
  jobDescription: `About the ${title}.`,
  keyResponsibilities: [`Work of the ${title}`],
  skillsQualifications: [`Skills of the ${title}`],
}));
const resume = new File(['%PDF-1.7'], 'my resume.PDF', { type: 'application/pdf' });
const succeeded = 'Form submitted successfully!';
const failed = 'Failed to submit form.';

const send = vi.fn<typeof fetch>();
let answer: (response: Response | Error) => void;

beforeEach(() => {
  history.replaceState(null, '', '/careers/');
  send.mockReset();
  send.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
      }),
  );
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  applicationDraft.clear();
  vi.unstubAllGlobals();
});

async function show() {
  const picture = {
    width: 1,
    height: 1,
    formats: [{ type: 'image/webp' as const, files: [[1, '/a.webp'] as const] }],
  };
  render(
    <CareersPage
      banner={{ title: 'Careers', subtitle: 'Open roles.', path: '/careers/', picture }}
      heading="Open positions"
      lead="Send a resume."
      jobs={jobs}
      texts={texts}
      target={targetWith('accepted')}
      maxMegabytes={5}
    />,
  );
  // The page looks at its address once the loader is over.
  await act(async () => {});
}

const openDialog = () => screen.getByRole('dialog');
const inDialog = () => within(openDialog());
const field = (label: string) => inDialog().getByLabelText<HTMLInputElement>(label);

async function openJob(title: string) {
  await userEvent.click(screen.getByRole('link', { name: `Apply Now for ${title}` }));
  await within(openDialog()).findByLabelText('Name');
}

async function fillIn() {
  await userEvent.type(field('Name'), 'आशा Verma');
  await userEvent.type(field('E-mail'), 'asha@company.com');
  await userEvent.type(field('Phone'), '9876543210');
  await userEvent.upload(field('Resume'), resume);
}

const submit = () => userEvent.click(inDialog().getByRole('button', { name: /Submit application|Sending/ }));
const close = () => userEvent.click(inDialog().getByRole('button', { name: 'Close' }));
const give = (response: Response | Error) => act(async () => answer(response));

describe('the application', () => {
  it('says at each field what is missing, and leads to the first', async () => {
    await show();
    await openJob('React Developer');
    await submit();
    expect(field('Name')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number');
    expect(field('Resume')).toHaveAccessibleDescription(/Choose your resume/);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['empty', new File([], 'resume.pdf'), /is empty/],
    ['of another kind', new File(['MZ'], 'resume.pdf.exe'), /PDF, DOC or DOCX/],
    ['too large', new File([new Uint8Array(6 * 1024 * 1024)], 'resume.docx'), /smaller than 5 MB/],
  ])('refuses at once a file that is %s, and sends nothing', async (_kind, file, message) => {
    await show();
    await openJob('React Developer');
    await fillIn();
    fireEvent.change(field('Resume'), { target: { files: [file] } });
    expect(field('Resume')).toHaveAccessibleDescription(message);
    await submit();
    expect(field('Resume')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['the network is lost', () => new TypeError('Failed to fetch')],
    ['the answer is an error', () => new Response('', { status: 429 })],
    ['the service refuses with status 200', () => Response.json({ success: 'false' })],
  ])('keeps everything, the file included, when %s', async (_what, response) => {
    await show();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await give(response());
    expect(inDialog().getByRole('alert')).toHaveTextContent(failed);
    expect(field('Name')).toHaveValue('आशा Verma');
    expect(field('Phone')).toHaveValue('9876543210');
    expect(field('Resume')).toHaveAccessibleDescription(/my resume\.PDF/);
  });

  it('is sent once however often it is asked, and says so', async () => {
    await show();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await submit();
    expect(send).toHaveBeenCalledOnce();
    expect(inDialog().getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('tells of success and is empty again', async () => {
    await show();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await give(Response.json({ success: 'true' }));
    expect(inDialog().getByRole('alert')).toHaveTextContent(succeeded);
    expect(field('Name')).toHaveValue('');
    expect(field('Resume')).toHaveAccessibleDescription(/Choose a file/);
    const body = send.mock.calls[0]![1]!.body as FormData;
    expect(body.get('Job Profile')).toBe('React Developer');
  });

  it('keeps its text, and not its file, for the next job', async () => {
    await show();
    await openJob('React Developer');
    await fillIn();
    await close();
    await openJob('AI/ML Engineer');
    expect(field('E-mail')).toHaveValue('asha@company.com');
    expect(field('Resume')).toHaveAccessibleDescription(/Choose a file/);
  });

  it('goes on when its dialog is closed, and tells the result on the page', async () => {
    await show();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await give(Response.json({ success: 'true' }));
    expect(screen.getByRole('alert')).toHaveTextContent(`React Developer${succeeded}`);
    await openJob('AI/ML Engineer');
    expect(field('Name')).toHaveValue('');
  });

  it('is still being sent when its dialog is opened again, and keeps its file when it fails', async () => {
    await show();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await close();
    await openJob('React Developer');
    expect(inDialog().getByRole('button', { name: 'Sending' })).toBeInTheDocument();
    await submit();
    expect(send).toHaveBeenCalledOnce();
    await give(new TypeError('Failed to fetch'));
    expect(inDialog().getByRole('alert')).toHaveTextContent(failed);
    expect(field('Resume')).toHaveAccessibleDescription(/my resume\.PDF/);
    await close();
    await openJob('React Developer');
    expect(field('Resume')).toHaveAccessibleDescription(/Choose a file/);
  });

  it('tells in the dialog of another job which one it was about', async () => {
    await show();
    await openJob('React Developer');
    await fillIn();
    await submit();
    await close();
    await openJob('AI/ML Engineer');
    await give(new Response('', { status: 500 }));
    expect(inDialog().getByRole('alert')).toHaveTextContent(`React Developer${failed}`);
    expect(field('Name')).toHaveValue('आशा Verma');
  });

  it('is not sent when a robot filled the field that people never see', async () => {
    await show();
    await openJob('React Developer');
    await fillIn();
    field('Leave this empty').value = 'x';
    await submit();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the address of a job', () => {
  it('opens its dialog on arrival', async () => {
    history.replaceState(null, '', '/careers/#ai-ml-engineer');
    await show();
    expect(screen.getByRole('dialog', { name: 'AI/ML Engineer' })).toBeInTheDocument();
  });

  it('opens nothing for a job that is gone', async () => {
    history.replaceState(null, '', '/careers/#cobol-developer');
    await show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is replaced when a dialog closes that it had opened', async () => {
    history.replaceState(null, '', '/careers/?from=mail#ai-ml-engineer');
    await show();
    const entries = history.length;
    await close();
    expect(location.href).toMatch(/\/careers\/\?from=mail$/);
    expect(history.length).toBe(entries);
    expect(screen.getByRole('link', { name: 'Apply Now for AI/ML Engineer' })).toHaveFocus();
  });

  it('is added as a step when a card opens the dialog, and closing goes back', async () => {
    const back = vi.spyOn(history, 'back');
    await show();
    await openJob('React Developer');
    expect(location.hash).toBe('#react-developer');
    await close();
    expect(back).toHaveBeenCalledOnce();
  });

  it('closes the dialog when the visitor goes back', async () => {
    await show();
    await openJob('React Developer');
    history.replaceState(null, '', '/careers/');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left to the browser when the visitor asks for a new tab', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Apply Now for React Developer' });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let isLeft = false;
    addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    act(() => void link.dispatchEvent(click));
    expect(isLeft).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the copied link', () => {
  it('is that of the careers page, on its alias as well', async () => {
    history.replaceState(null, '', '/career/');
    await show();
    await openJob('React Developer');
    const user = userEvent.setup();
    await user.click(inDialog().getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/careers/#react-developer`);
    expect(inDialog().getByText('Link copied')).toBeVisible();
  });

  it('is pointed out in the address bar when the browser does not let it be copied', async () => {
    await show();
    await openJob('React Developer');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    fireEvent.click(inDialog().getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(inDialog().getByText('The address bar holds the link')).toBeVisible());
  });
});

it('holds every job in the page while all dialogs are closed', async () => {
  await show();
  for (const { title } of jobs) {
    expect(screen.getByText(`About the ${title}.`)).toBeInTheDocument();
    expect(screen.getByText(`Work of the ${title}`)).toBeInTheDocument();
    expect(screen.getByText(`Skills of the ${title}`)).toBeInTheDocument();
  }
});
