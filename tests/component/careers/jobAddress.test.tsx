import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobWords } from '../../../shared/content/words/careers.ts';
import { applyLink, closeDialog, inDialog, jobs, openJob, showCareers } from './careersPage.tsx';

beforeEach(() => history.replaceState(null, '', '/careers/'));

describe('the address of a job', () => {
  it('opens its dialog on arrival', async () => {
    history.replaceState(null, '', '/careers/#ai-ml-engineer');
    await showCareers();
    expect(screen.getByRole('dialog', { name: 'AI/ML Engineer' })).toBeInTheDocument();
  });

  it('opens nothing for a job that is gone', async () => {
    history.replaceState(null, '', '/careers/#cobol-developer');
    await showCareers();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is replaced when a dialog closes that it had opened', async () => {
    history.replaceState(null, '', '/careers/?from=mail#ai-ml-engineer');
    await showCareers();
    const entries = history.length;
    await closeDialog();
    expect(location.href).toMatch(/\/careers\/\?from=mail$/);
    expect(history.length).toBe(entries);
    expect(applyLink('AI/ML Engineer')).toHaveFocus();
  });

  it('keeps its origin where the path begins with two slashes, which would name another host', async () => {
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
      `${location.origin}//careers/#ai-ml-engineer`,
    );
    const { origin } = location;
    const replace = vi.spyOn(history, 'replaceState');
    await showCareers();
    await closeDialog();
    expect(new URL(replace.mock.lastCall![2]!, location.href).href).toBe(`${origin}//careers/`);
    replace.mockRestore();
  });

  it('is added as a step when a card opens the dialog, and closing goes back', async () => {
    const back = vi.spyOn(history, 'back');
    await showCareers();
    await openJob('React Developer');
    expect(location.hash).toBe('#react-developer');
    await closeDialog();
    expect(back).toHaveBeenCalledOnce();
  });

  it('closes the dialog when the visitor goes back', async () => {
    await showCareers();
    await openJob('React Developer');
    history.replaceState(null, '', '/careers/');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left to the browser when the visitor asks for a new tab', async () => {
    await showCareers();
    const link = applyLink('React Developer');
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
    await showCareers();
    await openJob('React Developer');
    const user = userEvent.setup();
    await user.click(inDialog().getByRole('button', { name: jobWords.copyLink }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/careers/react-developer/`);
    expect(inDialog().getByText(jobWords.linkCopied)).toBeVisible();
  });

  it('is announced each time it is copied', async () => {
    await showCareers();
    await openJob('React Developer');
    const user = userEvent.setup();
    const button = inDialog().getByRole('button', { name: jobWords.copyLink });
    await user.click(button);
    const status = (await inDialog().findByText(jobWords.linkCopied)).closest('[role=status]')!;
    const added: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) added.push(node.textContent);
    });
    observer.observe(status, { childList: true, subtree: true });
    await user.click(button);
    await waitFor(() => expect(added).toEqual([jobWords.linkCopied]));
    expect(status).toHaveTextContent(jobWords.linkCopied);
  });

  it('falls back to a message when the clipboard is blocked', async () => {
    await showCareers();
    await openJob('React Developer');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    fireEvent.click(inDialog().getByRole('button', { name: jobWords.copyLink }));
    await waitFor(() => expect(inDialog().getByText(jobWords.linkRefused)).toBeVisible());
  });
});

it('holds every job in the page while all dialogs are closed', async () => {
  await showCareers();
  for (const { title } of jobs) {
    expect(screen.getByText(`About the ${title}.`)).toBeInTheDocument();
    expect(screen.getByText(`Work of the ${title}`)).toBeInTheDocument();
    expect(screen.getByText(`Skills of the ${title}`)).toBeInTheDocument();
  }
});
