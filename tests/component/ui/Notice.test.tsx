import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Notice } from '#shared/ui/Notice.tsx';
import { noticeWords } from '#shared/words/controls.ts';

const lifetime = 4000;
const onDismiss = vi.fn();
const region = () => document.querySelector('[aria-live]')!;
const around = () => region().parentElement!;
const toast = (message = 'Thank you!') => <Notice look="toast" message={message} onDismiss={onDismiss} />;

beforeEach(() => {
  vi.useFakeTimers();
  onDismiss.mockReset();
});

/** Tests that the message goes once this time has passed, and not before. */
function expectEndAfter(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds - 1));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onDismiss).toHaveBeenCalledOnce();
}

it('announces its message in a live region that was there before, empty', () => {
  const { rerender } = render(toast(''));
  const before = region();
  expect(before).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
  // Without it, Firefox renews the region of what becomes fixed, which then stays silent.
  expect(around()).toHaveAttribute('id');
  rerender(toast());
  expect(before).toHaveTextContent('Thank you!');
  expect(region()).toBe(before);
});

it('disappears after its time, even under a pointer that was already there', () => {
  render(toast());
  fireEvent.pointerEnter(around());
  expectEndAfter(lifetime);
});

it('waits while the pointer is on it or the focus on its button, and then goes on', () => {
  render(toast());
  act(() => vi.advanceTimersByTime(lifetime - 1000));
  fireEvent.pointerMove(around());
  act(() => screen.getByRole('button').focus());
  fireEvent.pointerLeave(around());
  act(() => vi.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').blur());
  expectEndAfter(1000);
});

it('shows each of two messages for its full time, also after a mouse has closed the first', () => {
  const { rerender } = render(toast());
  act(() => vi.advanceTimersByTime(lifetime - 100));
  rerender(toast('Thank you again!'));
  act(() => vi.advanceTimersByTime(lifetime - 1));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerMove(around());
  rerender(toast(''));
  act(() => vi.advanceTimersByTime(lifetime / 2));
  rerender(toast('And again!'));
  expectEndAfter(lifetime);
});

it('closes by its button and returns the focus', () => {
  render(
    <>
      <button type="button">Before</button>
      {toast()}
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  const close = screen.getByRole('button', { name: noticeWords.close });
  act(() => before.focus());
  act(() => close.focus());
  fireEvent.click(close);
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(before).toHaveFocus();
});
