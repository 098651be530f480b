import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendApplication } from '../../../shared/forms/submit.ts';
import { answering, failed, lost, page, refusal, sent, silent, stalled } from './stubFetch.ts';
import { applicantValues, targetWith } from './target.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pdf = new File(['%PDF'], 'resume.pdf');

const apply = (rule: 'accepted' | 'confirmed' = 'accepted', resume = pdf) =>
  sendApplication(targetWith(rule), 'React Developer', applicantValues, resume);

describe('an application', () => {
  it('asks for JSON in a request that needs no preflight', async () => {
    const send = answering('{"success":"true"}');
    expect(await apply()).toEqual(sent);
    const request = send.mock.calls[0]![1]!;
    expect(request).toMatchObject({ method: 'POST', mode: 'cors', headers: { Accept: 'application/json' } });
    expect(Object.keys(request.headers!)).toEqual(['Accept']);
    expect((request.body as FormData).get('Job Profile')).toBe('React Developer');
  });

  it.each([
    ['{"ok":true}', 200],
    [page, 200],
    ['not { json', 200],
    ['null', 200],
    ['', 201],
  ])('is sent after the ok answer %j', async (body, status) => {
    answering(body, status);
    expect(await apply()).toEqual(sent);
  });

  it.each([refusal, '{"success":false}', '{"success":"False"}'])('is not sent after %s', async (body) => {
    answering(body);
    expect(await apply()).toEqual(failed('refused'));
  });

  it.each([400, 404, 413, 429, 500, 503])('is not sent after status %d', async (status) => {
    answering(page, status);
    expect(await apply()).toEqual(failed('status'));
  });

  it('is not sent when the network is lost, and is not retried', async () => {
    const log = vi.spyOn(console, 'error');
    const send = lost();
    expect(await apply()).toEqual(failed('network'));
    expect(send).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });

  it('to the local inbox counts only with its confirmation', async () => {
    answering('{"success":true}');
    expect(await apply('confirmed')).toEqual(sent);
    for (const body of [page, '{"success":tr']) {
      answering(body);
      expect(await apply('confirmed')).toEqual(failed('unconfirmed'));
    }
  });

  it.each([
    ['nothing answers', silent],
    ['the answer never ends', stalled],
  ])('is not sent when %s in time', async (_what, stub) => {
    vi.useFakeTimers();
    stub();
    const ended = vi.fn();
    const result = apply().finally(ended);
    await vi.advanceTimersByTimeAsync(30_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual(failed('timeout'));
  });

  it('clears its timeout when it is done', async () => {
    vi.useFakeTimers();
    answering('{}');
    await apply();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [0, 30],
    [1, 31],
    [50_000, 31],
    [50_001, 32],
    [5_000_000, 130],
  ])('of %d bytes may take %d seconds', async (bytes, seconds) => {
    const timeout = vi.spyOn(globalThis, 'setTimeout');
    answering('{}');
    await apply('accepted', new File([new Uint8Array(bytes)], 'resume.pdf'));
    expect(timeout).toHaveBeenCalledWith(expect.any(Function), seconds * 1000);
  });
});
