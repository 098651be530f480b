import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { dialogWords } from '#shared/content/words/controls.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';

function Example({ onClose, isOpen = true }: { onClose: () => void; isOpen?: boolean }) {
  return (
    <>
      <a href="#job">Apply Now</a>
      <Dialog label="Job" isOpen={isOpen} opener='a[href="#job"]' onClose={onClose} onLost={onClose}>
        <article tabIndex={-1}>Details</article>
        <input type="file" aria-label="Resume" />
      </Dialog>
    </>
  );
}

const dialog = () => document.querySelector('dialog')!;

it('calls onClose on Escape and from its button, and does not close by itself', async () => {
  const onClose = vi.fn();
  render(<Example onClose={onClose} />);
  const cancel = new Event('cancel', { cancelable: true });
  act(() => void dialog().dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: dialogWords.close }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(dialog().open).toBe(true);
});

it('stays open when a file picker in it is closed without a choice', () => {
  const onClose = vi.fn();
  render(<Example onClose={onClose} />);
  act(() => void screen.getByLabelText('Resume').dispatchEvent(new Event('cancel', { bubbles: true })));
  expect(onClose).not.toHaveBeenCalled();
});

it('gives the focus to its opener when it closes, whatever opened it', () => {
  const { rerender } = render(<Example onClose={vi.fn()} />);
  rerender(<Example isOpen={false} onClose={vi.fn()} />);
  expect(screen.getByRole('link')).toHaveFocus();
});

it('notifies its owner when the browser closed it', () => {
  const onClose = vi.fn();
  render(<Example onClose={onClose} />);
  act(() => dialog().close());
  expect(onClose).toHaveBeenCalledOnce();
});
