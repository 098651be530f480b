import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCountdown } from '../../../shared/ui/countdown.ts';

const onEnd = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockReset();
});
afterEach(() => void vi.useRealTimers());

it('ends after its time, without the time for which pointer or focus hold it', () => {
  const countdown = startCountdown(4000, onEnd);
  vi.advanceTimersByTime(3000);
  countdown.hold('pointer');
  countdown.hold('focus');
  countdown.release('pointer');
  vi.advanceTimersByTime(60_000);
  countdown.release('focus');
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends once after a release without a hold, and never once it is stopped', () => {
  startCountdown(4000, onEnd).release('focus');
  startCountdown(4000, onEnd).stop();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});
