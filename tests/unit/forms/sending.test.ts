import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendApplication, sendEnquiry } from '../../../shared/forms/submit.ts';
import {
  answering,
  failed,
  lost,
  opaque,
  page,
  refusal,
  sent,
  silent,
  stalled,
  stubFetch,
} from './stubFetch.ts';
import { applicantValues, enquiryValues, targetWith } from './target.ts';

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

const enquire = (rule: 'completed' | 'confirmed') => sendEnquiry(targetWith(rule), enquiryValues);
const apply = (rule: 'accepted' | 'confirmed' = 'accepted', bytes = 4) =>
  sendApplication(
    targetWith(rule),
    'React Developer',
    applicantValues,
    new File([new Uint8Array(bytes)], 'resume.pdf'),
  );

describe('an enquiry of which any completed response counts', () => {
  it.each([
    [null, 200],
    [refusal, 200],
    [page, 200],
    ['', 302],
    ['', 404],
    ['', 500],
  ])('is sent after %j with status %d', async (body, status) => {
    answering(body, status);
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
    expect(log.mock.calls[0]![0]).toMatch(/not sent \(network\).*Failed to fetch/);
    expect(log.mock.calls[0]![0]).not.toMatch(/Asha|Verma|9876543210/);
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
  });
});

it.each([
  ['{"success":true}', 200, sent],
  ['{"success":"True","message":"ok"}', 200, sent],
  [refusal, 200, failed('refused')],
  ['{"success":false}', 200, failed('refused')],
  [page, 200, failed('unconfirmed')],
  ['null', 200, failed('unconfirmed')],
  ['{"success":tr', 200, failed('unconfirmed')],
  ['{"success":1}', 200, failed('unconfirmed')],
  ['{"success":true}', 500, failed('status')],
  [page, 429, failed('status')],
])('what the service must confirm, after %s with status %d: %o', async (body, status, result) => {
  const send = answering(body, status);
  expect(await enquire('confirmed')).toEqual(result);
  expect(log).toHaveBeenCalledTimes(result === sent ? 0 : 1);
  expect(await apply('confirmed')).toEqual(result);
  for (const [, request] of send.mock.calls)
    expect(request).toMatchObject({ mode: 'cors', headers: { Accept: 'application/json' } });
});

it('what the service must confirm is not sent when the answer breaks off', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  stubFetch(async () => new Response(broken));
  expect(await enquire('confirmed')).toEqual(failed('network'));
});

describe('an application', () => {
  it('asks for JSON in a request that needs no preflight', async () => {
    const send = answering('{"success":"true"}');
    expect(await apply()).toEqual(sent);
    const request = send.mock.calls[0]![1]!;
    expect(Object.keys(request.headers!)).toEqual(['Accept']);
    expect((request.body as FormData).get('Job Profile')).toBe('React Developer');
  });

  it.each([
    ['{"ok":true}', 200, sent],
    [page, 200, sent],
    ['', 201, sent],
    [refusal, 200, failed('refused')],
    ['{"success":"False"}', 200, failed('refused')],
    [page, 404, failed('status')],
    [page, 413, failed('status')],
    [page, 500, failed('status')],
  ])('after %j with status %d: %o', async (body, status, result) => {
    answering(body, status);
    expect(await apply()).toEqual(result);
  });

  it('is not sent when the network is lost, and is not retried', async () => {
    const send = lost();
    expect(await apply()).toEqual(failed('network'));
    expect(send).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
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

  it.each([
    [0, 30],
    [50_000, 31],
    [50_001, 32],
    [5_000_000, 130],
  ])('of %d bytes may take %d seconds', async (bytes, seconds) => {
    const timeout = vi.spyOn(globalThis, 'setTimeout');
    const stop = vi.spyOn(globalThis, 'clearTimeout');
    answering('{}');
    await apply('accepted', bytes);
    expect(timeout).toHaveBeenCalledWith(expect.any(Function), seconds * 1000);
    expect(stop).toHaveBeenCalled();
  });
});
