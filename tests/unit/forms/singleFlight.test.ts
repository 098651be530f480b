import { expect, it, vi } from 'vitest';
import { singleFlight } from '../../../shared/forms/singleFlight.ts';

it('a second call while the first is under way does nothing', async () => {
  let finish: (result: string) => void = () => {};
  const action = vi.fn((_value: number) => new Promise<string>((resolve) => (finish = resolve)));
  const send = singleFlight(action);
  const first = send(1);
  expect(send(2)).toBeUndefined();
  finish('done');
  expect(await first).toBe('done');
  expect(action).toHaveBeenCalledExactlyOnceWith(1);
});

it('the next call works once the first is over, however it ended', async () => {
  const action = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('sent');
  const send = singleFlight(action);
  await expect(send()).rejects.toThrow('lost');
  await expect(send()).resolves.toBe('sent');
});
