import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alert, alertKinds } from '../../../shared/ui/Alert.tsx';
import { Toast } from '../../../shared/ui/Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('Toast', () => {
  it('is an empty live region without a message', () => {
    render(<Toast closeLabel="Close this message" message="" onDismiss={() => {}} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('announces in the existing live region', () => {
    const { rerender } = render(<Toast closeLabel="Close this message" message="" onDismiss={() => {}} />);
    const region = screen.getByRole('status');
    rerender(<Toast closeLabel="Close this message" message="Thank you!" onDismiss={() => {}} />);
    expect(region).toHaveTextContent('Thank you!');
    expect(screen.getByRole('status')).toBe(region);
  });

  it('disappears after four seconds', () => {
    const onDismiss = vi.fn();
    render(<Toast closeLabel="Close this message" message="Thank you!" onDismiss={onDismiss} />);
    pass(3999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('waits while the pointer is on it', () => {
    const onDismiss = vi.fn();
    render(<Toast closeLabel="Close this message" message="Thank you!" onDismiss={onDismiss} />);
    const toast = screen.getByRole('status').parentElement!;
    fireEvent.pointerMove(toast);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(toast);
    pass(4000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('does not wait for a pointer that rested where it appears', () => {
    const onDismiss = vi.fn();
    render(<Toast closeLabel="Close this message" message="Thank you!" onDismiss={onDismiss} />);
    fireEvent.pointerEnter(screen.getByRole('status').parentElement!);
    pass(4000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('shows a message that follows another for four seconds, too', () => {
    const onDismiss = vi.fn();
    const toast = (message: string) => (
      <Toast closeLabel="Close this message" message={message} onDismiss={onDismiss} />
    );
    const { rerender } = render(toast('Thank you!'));
    pass(3900);
    rerender(toast('Thank you again!'));
    pass(3999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('shows a message for four seconds after a mouse has closed the one before', () => {
    const onDismiss = vi.fn();
    const toast = (message: string) => (
      <Toast closeLabel="Close this message" message={message} onDismiss={onDismiss} />
    );
    const { rerender } = render(toast('Thank you!'));
    const around = screen.getByRole('status').parentElement!;
    fireEvent.pointerMove(around);
    rerender(toast(''));
    fireEvent.pointerLeave(around);
    pass(2000);
    rerender(toast('Thank you again!'));
    pass(3999);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('waits while the focus is on its button', () => {
    const onDismiss = vi.fn();
    render(<Toast closeLabel="Close this message" message="Thank you!" onDismiss={onDismiss} />);
    act(() => screen.getByRole('button').focus());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('waits in a hidden tab for the visitor to come back', () => {
    const onDismiss = vi.fn();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<Toast closeLabel="Close this message" message="Thank you!" onDismiss={onDismiss} />);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    pass(4000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('closes by its button and returns the focus', () => {
    const onDismiss = vi.fn();
    render(
      <>
        <button type="button">Before</button>
        <Toast closeLabel="Close this message" message="Thank you!" onDismiss={onDismiss} />
      </>,
    );
    const before = screen.getByRole('button', { name: 'Before' });
    const close = screen.getByRole('button', { name: 'Close this message' });
    act(() => before.focus());
    act(() => close.focus());
    fireEvent.click(close);
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(before).toHaveFocus();
  });
});

describe.each(alertKinds)('Alert of %s', (kind) => {
  it('announces at once in the existing live region', () => {
    const { rerender } = render(
      <Alert closeLabel="Close this message" kind={kind} message="" onDismiss={() => {}} />,
    );
    const region = screen.getByRole('alert');
    expect(region).toBeEmptyDOMElement();
    rerender(
      <Alert
        closeLabel="Close this message"
        kind={kind}
        message="It ended."
        subject="React Developer"
        onDismiss={() => {}}
      />,
    );
    expect(region).toHaveTextContent('React DeveloperIt ended.');
  });
});
