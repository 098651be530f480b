import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { dialogWords } from '#shared/words/controls.ts';

function Example({ onClose, isOpen = true }: { onClose: () => void; isOpen?: boolean }) {
  return (
    <>
      <a href="#job">Apply Now</a>
      <Dialog label="Job" isOpen={isOpen} opener='a[href="#job"]' onClose={onClose}>
        <article tabIndex={-1}>Details</article>
      </Dialog>
    </>
  );
}

const dialog = () => document.querySelector('dialog')!;

it('calls onClose from its button, and does not close by itself', async () => {
  const onClose = vi.fn();
  render(<Example onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: dialogWords.close }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog().open).toBe(true);
});

it('gives the focus to its opener when it closes, whatever opened it', () => {
  const { rerender } = render(<Example onClose={vi.fn()} />);
  rerender(<Example isOpen={false} onClose={vi.fn()} />);
  expect(screen.getByRole('link')).toHaveFocus();
});

it('notifies its owner when the browser closed it, as at Escape', () => {
  const onClose = vi.fn();
  render(<Example onClose={onClose} />);
  act(() => dialog().close());
  expect(onClose).toHaveBeenCalledOnce();
});
