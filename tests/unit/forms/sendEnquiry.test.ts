import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEnquiry } from '../../../shared/forms/submit.ts';
import { answering, failed, lost, opaque, page, refusal, sent, silent, stubFetch } from './stubFetch.ts';
import { enquiryValues, targetWith } from './target.ts';

const log = vi.fn<(line: string) => void>();

beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const enquire = (rule: 'completed' | 'accepted' | 'confirmed') =>
  sendEnquiry(targetWith(rule), enquiryValues);

describe('an enquiry of which any completed response counts', () => {
  it.each([200, 302, 404, 429, 500])('is sent after status %d', async (status) => {
    answering(null, status);
    expect(await enquire('completed')).toEqual(sent);
  });

  it.each([refusal, page, ''])('is sent whatever the answer says: %s', async (body) => {
    answering(body);
    expect(await enquire('completed')).toEqual(sent);
  });

  it('is sent to a service whose answer cannot be read', async () => {
    const send = opaque();
    expect(await enquire('completed')).toEqual(sent);
    const [address, request] = send.mock.calls[0]!;
    expect(address).toBe('https://forms.example.org/in');
    expect(request).toMatchObject({ method: 'POST', mode: 'no-cors' });
    expect((request!.body as FormData).get('email')).toBe('asha@company.com');
    expect(log).not.toHaveBeenCalled();
  });

  it('is not sent when the network is lost; it is logged once, without what was entered, and not retried', async () => {
    const send = lost();
    expect(await enquire('completed')).toEqual(failed('network'));
    expect(send).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    const [line] = log.mock.calls[0]!;
    expect(line).toMatch(/not sent \(network\).*Failed to fetch/);
    expect(line).not.toMatch(/Asha|Verma|9876543210/);
  });

  it('is not sent when nothing answers for 30 seconds', async () => {
    vi.useFakeTimers();
    const send = silent();
    const result = enquire('completed');
    const { signal } = send.mock.calls[0]![1]!;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(signal!.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual(failed('timeout'));
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('an enquiry that the service must confirm', () => {
  it('requests a readable JSON response', async () => {
    const send = answering('{"success":"true"}');
    await enquire('confirmed');
    expect(send.mock.calls[0]![1]).toMatchObject({
      mode: 'cors',
      headers: { Accept: 'application/json' },
    });
  });

  it.each(['{"success":true}', '{"success":"true"}', '{"success":"True","message":"ok"}'])(
    'is sent after %s',
    async (body) => {
      answering(body);
      expect(await enquire('confirmed')).toEqual(sent);
    },
  );

  it.each([
    [refusal, 200, 'refused'],
    ['{"success":false}', 200, 'refused'],
    [page, 200, 'unconfirmed'],
    ['', 200, 'unconfirmed'],
    ['null', 200, 'unconfirmed'],
    ['{"success":tr', 200, 'unconfirmed'],
    ['{"success":1}', 200, 'unconfirmed'],
    ['{"success":true}', 500, 'status'],
    ['{"success":true}', 404, 'status'],
    [page, 429, 'status'],
  ])('is not sent after %s with status %d', async (body, status, reason) => {
    answering(body, status);
    expect(await enquire('confirmed')).toEqual(failed(reason));
    expect(log).toHaveBeenCalledOnce();
  });

  it('is not sent when the answer breaks off', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    stubFetch(async () => new Response(broken));
    expect(await enquire('confirmed')).toEqual(failed('network'));
  });
});
