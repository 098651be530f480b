import { beforeEach, expect, it, vi } from 'vitest';
import { sendForm } from '#shared/forms/submit.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { applicationValues, enquiryValues, targetWith } from '../../support/examples/exampleForms.ts';

const log = vi.fn<(line: string) => void>();

beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'error').mockImplementation(log);
});

function stubFetch(answer: typeof fetch) {
  const send = vi.fn(answer);
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', { href: 'https://www.example.com/contact/' });
  return send;
}

const answering = (body: string | null, status = 200) =>
  stubFetch(async () => new Response(body, { status }));
const lost = () => stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
const whenAborted = (request: RequestInit | undefined, end: (reason: unknown) => void) =>
  request!.signal!.addEventListener('abort', () => end(request!.signal!.reason));

const sent = { status: 'sent' };
const failed = (detail: string, status = 'failed') => ({ status, detail: expect.stringContaining(detail) });
const refusal = '{"success":"false","message":"This form needs Activation."}';
const page = '<!doctype html><title>Thanks</title>';

const enquire = (rule: 'completed' | 'confirmed') => sendForm(enquiryForm, targetWith(rule), enquiryValues);
const apply = (rule: 'accepted' | 'confirmed' = 'accepted', bytes = 4) =>
  sendForm(applicationForm, targetWith(rule), {
    ...applicationValues,
    resume: new File([new Uint8Array(bytes)], 'resume.pdf'),
  });

it.each([
  [refusal, 200],
  ['', 500],
])('an enquiry for which any response counts is sent after %j with status %d', async (body, status) => {
  answering(body, status);
  expect(await enquire('completed')).toEqual(sent);
});

it('an enquiry for which any response counts is sent to a service whose answer cannot be read', async () => {
  const opaque = { type: 'opaque', ok: false, status: 0, text: async () => '' } as Response;
  const send = stubFetch(async () => opaque);
  expect(await enquire('completed')).toEqual(sent);
  const [address, request] = send.mock.calls[0]!;
  expect(String(address)).toBe('https://forms.example.org/in');
  expect(request).toMatchObject({ method: 'POST', mode: 'no-cors', keepalive: true });
  expect((request!.body as FormData).get('email')).toBe('asha@company.com');
  expect(log).not.toHaveBeenCalled();
});

it('an enquiry for which any response counts is not sent when the network is lost; it is logged once, without what was entered, and not retried', async () => {
  const send = lost();
  expect(await enquire('completed')).toEqual(failed('TypeError'));
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]![0]).toMatch(/not sent: .*Failed to fetch/);
  expect(log.mock.calls[0]![0]).not.toMatch(/Asha|Verma|9876543210/);
  expect(await apply()).toEqual(failed('TypeError'));
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ['{"success":true}', 200, sent],
  [refusal, 200, failed('refused the message')],
  ['{"success":false}', 200, failed('refused the message')],
  ['{"success":tr', 200, failed('does not confirm')],
  ['{"success":true}', 500, failed('status 500')],
])('what the service must confirm, after %s with status %d: %o', async (body, status, result) => {
  const send = answering(body, status);
  expect(await enquire('confirmed')).toEqual(result);
  expect(log).toHaveBeenCalledTimes(result === sent ? 0 : 1);
  expect(await apply('confirmed')).toEqual(result);
  // Another header would need a preflight.
  const options = expect.objectContaining({ mode: 'cors', headers: { Accept: 'application/json' } });
  for (const [, request] of send.mock.calls) expect(request).toEqual(options);
});

it.each([
  [page, 200, sent],
  ['{"success":"False"}', 200, failed('refused the message')],
  // Formspree says so with status 200; its own client goes by `error`, too.
  ['{"error":"form over quota"}', 200, failed('refused the message')],
  ['{"next":"https://formspree.io/thanks","error":null}', 200, sent],
  [page, 500, failed('status 500')],
])('an application after %j with status %d: %o', async (body, status, result) => {
  answering(body, status);
  expect(await apply()).toEqual(result);
});

it.each<[string, typeof fetch]>([
  ['nothing answers', (_to, request) => new Promise((_resolve, reject) => whenAborted(request, reject))],
  [
    'the answer never ends',
    async (_to, request) =>
      new Response(
        new ReadableStream({
          start: (controller) => whenAborted(request, (reason) => controller.error(reason)),
        }),
      ),
  ],
])('a form is not sent when %s in time', async (_what, answer) => {
  vi.useFakeTimers();
  stubFetch(answer);
  const ended = vi.fn();
  const result = enquire('confirmed').finally(ended);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toEqual(failed('in time'));
});

it.each([
  ['has stalled is given up', 90, () => new Promise<Response>(() => {}), 1_000_000, 'failed'],
  ['sends 6 kB a second has all the time it takes', 210, async () => new Response(), 1_000_000, 'slow'],
  ['sends a small file has a turn more', 60, async () => new Response(), 40_000, 'failed'],
])('an application on a line that %s: %d s', async (_what, seconds, probe, bytes, status) => {
  vi.useFakeTimers();
  const send = stubFetch((_to, request) =>
    request!.method === 'HEAD' ? probe() : new Promise((_resolve, reject) => whenAborted(request, reject)),
  );
  const ended = vi.fn();
  const result = apply('accepted', bytes).finally(ended);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toEqual(failed('in time', status));
  expect(send).toHaveBeenCalledTimes(seconds / 30);
});

it('once an application is sent, no further request follows', async () => {
  vi.useFakeTimers();
  const send = answering('{}');
  expect(await apply('accepted', 1_000_000)).toEqual(sent);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledOnce();
});
