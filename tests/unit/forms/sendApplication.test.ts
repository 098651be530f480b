import { describe, expect, it, vi } from 'vitest';
import { applicationTimeLimit, type SendRuntime, sendApplication } from '../../../shared/forms/submit.ts';
import { answering, failed, fakeBrowser, lost, page, refusal, sent, silent } from './fakeBrowser.ts';
import { applicantValues, targetWith } from './target.ts';

const resume = new File(['%PDF'], 'resume.pdf');

const apply = ({ runtime }: { runtime: SendRuntime }, rule: 'accepted' | 'confirmed' = 'accepted') =>
  sendApplication(targetWith(rule), 'React Developer', applicantValues, resume, runtime);

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

  it('clears its timeout when it is done', async () => {
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
