import { describe, expect, it, vi } from 'vitest';
import { type SendRuntime, sendEnquiry } from '../../../shared/forms/submit.ts';
import { answering, failed, fakeBrowser, lost, opaque, page, refusal, sent, silent } from './fakeBrowser.ts';
import { enquiryValues, targetWith } from './target.ts';

const enquire = (rule: 'completed' | 'accepted' | 'confirmed', { runtime }: { runtime: SendRuntime }) =>
  sendEnquiry(targetWith(rule), enquiryValues, runtime);

describe('an enquiry of which any completed response counts', () => {
  it.each([200, 302, 404, 429, 500])('is sent after status %d', async (status) => {
    expect(await enquire('completed', answering(null, status))).toEqual(sent);
  });

  it.each([refusal, page, ''])('is sent whatever the answer says: %s', async (body) => {
    expect(await enquire('completed', answering(body))).toEqual(sent);
  });

  it('is sent to a service whose answer cannot be read', async () => {
    const browser = opaque();
    expect(await enquire('completed', browser)).toEqual(sent);
    const [address, request] = browser.runtime.fetch.mock.calls[0]!;
    expect(address).toBe('https://forms.example.org/in');
    expect(request).toMatchObject({ method: 'POST', mode: 'no-cors' });
    expect((request.body as FormData).get('email')).toBe('asha@company.com');
    expect(browser.runtime.logError).not.toHaveBeenCalled();
  });

  it('is not sent when the network is lost; it is logged once, without what was entered, and not retried', async () => {
    const browser = lost();
    expect(await enquire('completed', browser)).toEqual(failed('network'));
    expect(browser.runtime.fetch).toHaveBeenCalledOnce();
    expect(browser.runtime.logError).toHaveBeenCalledOnce();
    const [line] = browser.runtime.logError.mock.calls[0]!;
    expect(line).toMatch(/not sent \(network\).*Failed to fetch/);
    expect(line).not.toMatch(/Asha|Verma|9876543210/);
  });

  it('is not sent when nothing answers for 30 seconds', async () => {
    const browser = silent();
    const result = enquire('completed', browser);
    expect(browser.alarms[0]!.milliseconds).toBe(30_000);
    browser.alarms[0]!.ring();
    expect(await result).toEqual(failed('timeout'));
    expect(browser.runtime.fetch.mock.calls[0]![1].signal!.aborted).toBe(true);
    expect(browser.runtime.logError).toHaveBeenCalledOnce();
  });
});

describe('an enquiry that the service must confirm', () => {
  it('requests a readable JSON response', async () => {
    const browser = answering('{"success":"true"}');
    await enquire('confirmed', browser);
    expect(browser.runtime.fetch.mock.calls[0]![1]).toMatchObject({
      mode: 'cors',
      headers: { Accept: 'application/json' },
    });
  });

  it.each(['{"success":true}', '{"success":"true"}', '{"success":"True","message":"ok"}'])(
    'is sent after %s',
    async (body) => {
      expect(await enquire('confirmed', answering(body))).toEqual(sent);
    },
  );

  it.each([
    [refusal, 200, 'refused'],
    ['{"success":false}', 200, 'refused'],
    [page, 200, 'unconfirmed'],
    ['', 200, 'unconfirmed'],
    ['null', 200, 'unconfirmed'],
    ['{"success":1}', 200, 'unconfirmed'],
    ['{"success":true}', 500, 'status'],
    ['{"success":true}', 404, 'status'],
    [page, 429, 'status'],
  ])('is not sent after %s with status %d', async (body, status, reason) => {
    const browser = answering(body, status);
    expect(await enquire('confirmed', browser)).toEqual(failed(reason));
    expect(browser.runtime.logError).toHaveBeenCalledOnce();
  });

  it('is not sent when the answer breaks off', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    expect(
      await enquire(
        'confirmed',
        fakeBrowser(async () => new Response(broken)),
      ),
    ).toEqual(failed('network'));
  });
});

it('by default the browser sends and logs', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await sendEnquiry(targetWith('completed'), enquiryValues)).toEqual(failed('network'));
  expect(fetch).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('offline'));
  vi.restoreAllMocks();
});
