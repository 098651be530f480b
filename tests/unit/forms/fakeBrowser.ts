import { expect, vi } from 'vitest';
import type { SendRuntime } from '../../../shared/forms/submit.ts';

type Fetch = SendRuntime['fetch'];

/** A browser whose network does what a test says and whose clock goes off when a test says so. */
export function fakeBrowser(answer: Fetch) {
  const alarms: { ring: () => void; milliseconds: number }[] = [];
  const runtime = {
    fetch: vi.fn<Fetch>(answer),
    logError: vi.fn(),
    setTimeout: (ring: () => void, milliseconds: number) => alarms.push({ ring, milliseconds }),
    clearTimeout: vi.fn(),
  };
  return { runtime, alarms };
}

export const answering = (body: string | null, status = 200) =>
  fakeBrowser(async () => new Response(body, { status }));
export const lost = () => fakeBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
export const silent = () => fakeBrowser(() => new Promise(() => {}));

/** What a browser gives for a request without CORS: nothing of it can be read. */
export const opaque = () =>
  fakeBrowser(async () => ({ type: 'opaque', ok: false, status: 0, text: async () => '' }) as Response);

export const sent = { status: 'sent' };
export const failed = (reason: string) => expect.objectContaining({ status: 'failed', reason });
export const refusal = '{"success":"false","message":"This form needs Activation."}';
export const page = '<!doctype html><title>Thanks</title>';
