import { describe, expect, it, vi } from 'vitest';
import {
  applicationTimeLimit,
  type SendRuntime,
  sendApplication,
  sendEnquiry,
} from '../../../shared/forms/submit.ts';
import { applicantValues, enquiryValues, targetWith } from './target.ts';

type Fetch = SendRuntime['fetch'];

const resume = new File(['%PDF'], 'resume.pdf');

/** A browser whose network does what a test says and whose clock goes off when a test says so. */
function fakeBrowser(answer: Fetch) {
  const alarms: { ring: () => void; milliseconds: number }[] = [];
  const runtime = {
    fetch: vi.fn<Fetch>(answer),
    logError: vi.fn(),
    setTimeout: (ring: () => void, milliseconds: number) => alarms.push({ ring, milliseconds }),
    clearTimeout: vi.fn(),
  };
  return { runtime, alarms };
}

const answering = (body: string | null, status = 200) =>
  fakeBrowser(async () => new Response(body, { status }));
const lost = () => fakeBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
const silent = () => fakeBrowser(() => new Promise(() => {}));

/** What a browser gives for a request without CORS: nothing of it can be read. */
const opaque = () =>
  fakeBrowser(async () => ({ type: 'opaque', ok: false, status: 0, text: async () => '' }) as Response);

const enquire = (rule: 'completed' | 'accepted' | 'confirmed', { runtime }: { runtime: SendRuntime }) =>
  sendEnquiry(targetWith(rule), enquiryValues, runtime);
const apply = ({ runtime }: { runtime: SendRuntime }, rule: 'accepted' | 'confirmed' = 'accepted') =>
  sendApplication(targetWith(rule), 'React Developer', applicantValues, resume, runtime);

const sent = { status: 'sent' };
const failed = (reason: string) => expect.objectContaining({ status: 'failed', reason });
const refusal = '{"success":"false","message":"This form needs Activation."}';
const page = '<!doctype html><title>Thanks</title>';

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
  it('is read', async () => {
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

describe('an application', () => {
  it('asks for JSON in a request that needs no preflight', async () => {
    const browser = answering('{"success":"true"}');
    expect(await apply(browser)).toEqual(sent);
    const [, request] = browser.runtime.fetch.mock.calls[0]!;
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
    expect(await apply(answering(body, status))).toEqual(sent);
  });

  it.each([refusal, '{"success":false}', '{"success":"False"}'])('is not sent after %s', async (body) => {
    expect(await apply(answering(body))).toEqual(failed('refused'));
  });

  it.each([400, 404, 413, 429, 500, 503])('is not sent after status %d', async (status) => {
    expect(await apply(answering(page, status))).toEqual(failed('status'));
  });

  it('is not sent when the network is lost, and is not retried', async () => {
    const browser = lost();
    expect(await apply(browser)).toEqual(failed('network'));
    expect(browser.runtime.fetch).toHaveBeenCalledOnce();
    expect(browser.runtime.logError).not.toHaveBeenCalled();
  });

  it('is not sent when nothing answers in time, or when the answer never ends', async () => {
    const endless = fakeBrowser(async () => new Response(new ReadableStream()));
    for (const browser of [silent(), endless]) {
      const result = apply(browser);
      await vi.waitFor(() => expect(browser.runtime.fetch).toHaveResolvedTimes(browser === endless ? 1 : 0));
      browser.alarms[0]!.ring();
      expect(await result).toEqual(failed('timeout'));
    }
  });

  it('to the local inbox counts only with its confirmation', async () => {
    expect(await apply(answering('{"success":true}'), 'confirmed')).toEqual(sent);
    expect(await apply(answering(page), 'confirmed')).toEqual(failed('unconfirmed'));
  });

  it('takes its clock off when it is done', async () => {
    const browser = answering('{}');
    await apply(browser);
    expect(browser.runtime.clearTimeout).toHaveBeenCalledWith(1);
  });

  it.each([
    [0, 30],
    [1, 31],
    [50_000, 31],
    [50_001, 32],
    [5_000_000, 130],
  ])('of %d bytes may take %d seconds', async (bytes, seconds) => {
    expect(applicationTimeLimit(bytes)).toBe(seconds * 1000);
    const browser = answering('{}');
    const file = new File([new Uint8Array(bytes)], 'resume.pdf');
    await sendApplication(targetWith('accepted'), 'Job', applicantValues, file, browser.runtime);
    expect(browser.alarms[0]!.milliseconds).toBe(seconds * 1000);
  });
});

it('without stand-ins the browser itself sends and logs', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await sendEnquiry(targetWith('completed'), enquiryValues)).toEqual(failed('network'));
  expect(fetch).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('offline'));
  vi.restoreAllMocks();
});
