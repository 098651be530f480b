import { expect, vi } from 'vitest';

/** Replaces fetch(), and returns the mock. Undone by `vi.unstubAllGlobals()`. */
export function stubFetch(answer: typeof fetch) {
  const send = vi.fn(answer);
  vi.stubGlobal('fetch', send);
  return send;
}

export const answering = (body: string | null, status = 200) =>
  stubFetch(async () => new Response(body, { status }));
export const lost = () => stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));

/** Nothing answers until the request is aborted. */
export const silent = () =>
  stubFetch((_address, request) => {
    const { signal } = request!;
    return new Promise((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(signal!.reason));
    });
  });

/** The answer begins and does not end until the request is aborted. */
export const stalled = () =>
  stubFetch(async (_address, request) => {
    const { signal } = request!;
    const body = new ReadableStream({
      start: (controller) => signal!.addEventListener('abort', () => controller.error(signal!.reason)),
    });
    return new Response(body);
  });

/** What a browser gives for a request without CORS: nothing of it can be read. */
export const opaque = () =>
  stubFetch(async () => ({ type: 'opaque', ok: false, status: 0, text: async () => '' }) as Response);

export const sent = { status: 'sent' };
export const failed = (reason: string) => expect.objectContaining({ status: 'failed', reason });
export const refusal = '{"success":"false","message":"This form needs Activation."}';
export const page = '<!doctype html><title>Thanks</title>';
