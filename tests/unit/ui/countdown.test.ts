import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCountdown } from '../../../shared/ui/countdown.ts';

describe('startCountdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = () => {
    const onEnd = vi.fn();
    return { onEnd, countdown: startCountdown(4000, onEnd) };
  };

  it('ends after its time and not before', () => {
    const { onEnd } = start();
    vi.advanceTimersByTime(3999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not count the time for which it is held, and goes on with the rest', () => {
    const { onEnd, countdown } = start();
    vi.advanceTimersByTime(3000);
    countdown.hold('pointer');
    vi.advanceTimersByTime(60_000);
    countdown.release('pointer');
    vi.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('pauses until both pointer and focus have left', () => {
    const { onEnd, countdown } = start();
    countdown.hold('pointer');
    countdown.hold('focus');
    countdown.release('pointer');
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    countdown.release('focus');
    vi.advanceTimersByTime(4000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is not started twice by a release without a hold', () => {
    const { onEnd, countdown } = start();
    countdown.release('focus');
    vi.advanceTimersByTime(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('never ends once it is stopped', () => {
    const { onEnd, countdown } = start();
    countdown.stop();
    vi.advanceTimersByTime(10_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
