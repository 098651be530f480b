import { describe, expect, it, vi } from 'vitest';
import { formatBehaviour, parseBehaviour } from '../../../scripts/inbox/behaviour.ts';
import { sendApplication, sendEnquiry } from '../../../shared/forms/submit.ts';
import { applicantValues, enquiryValues, targetWith } from '../forms/target.ts';
import { json, startInbox } from './startInbox.ts';

const form = () => new URLSearchParams({ a: 'b' });

describe('a behaviour', () => {
  it.each(['normal', 'slow:3000', 'status:404', 'status:429', 'refuse', 'html', 'silent', 'reset'])(
    'can be %s',
    (text) => {
      expect(formatBehaviour(parseBehaviour(text)!)).toBe(text);
    },
  );

  it('may call a status an error', () => {
    expect(parseBehaviour('error:500')).toEqual({ kind: 'status', status: 500 });
  });

  it.each([
    '',
    'slow',
    'slow:',
    'slow:fast',
    'slow:-1',
    'status',
    'status:200',
    'error:999',
    'refuse:1',
    'constructor',
  ])('cannot be %j', (text) => {
    expect(parseBehaviour(text)).toBeUndefined();
  });
});

describe('asked for by one request', () => {
  it.each([
    ['status:404', 404],
    ['status:429', 429],
    ['error:500', 500],
  ])('%s answers so and keeps nothing', async (behave, status) => {
    const inbox = await startInbox();
    expect((await inbox.send(`enquiry?behave=${behave}`, form())).status).toBe(status);
    expect(await inbox.folders()).toEqual([]);
    expect((await inbox.send('enquiry', form())).status).toBe(200);
  });

  it('refuse answers as a mailbox does that is not activated', async () => {
    const inbox = await startInbox();
    const response = await inbox.send('enquiry', form(), { ...json, 'X-Inbox-Behave': 'refuse' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: 'false',
      message: expect.stringMatching(/^This form needs Activation/),
    });
    expect(await inbox.folders()).toEqual([]);
  });

  it('html keeps the message and answers with a page', async () => {
    const inbox = await startInbox();
    const response = await inbox.send('enquiry?behave=html', form());
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await inbox.list()).toHaveLength(1);
  });

  it('slow confirms after a while', async () => {
    const inbox = await startInbox();
    const start = performance.now();
    expect(await (await inbox.send('enquiry?behave=slow:150', form())).json()).toEqual({ success: true });
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  it('silent never answers', async () => {
    const inbox = await startInbox();
    const answer = fetch(`${inbox.address}enquiry?behave=silent`, {
      method: 'POST',
      body: form(),
      signal: AbortSignal.timeout(200),
    });
    await expect(answer).rejects.toThrow('timeout');
    expect(await inbox.folders()).toEqual([]);
  });

  it('reset breaks the connection', async () => {
    const inbox = await startInbox();
    await expect(inbox.send('enquiry?behave=reset', form())).rejects.toThrow('fetch failed');
    expect(await inbox.folders()).toEqual([]);
  });

  it('an unknown one is reported', async () => {
    const inbox = await startInbox();
    expect((await inbox.send('enquiry?behave=dance', form())).status).toBe(400);
  });
});

describe('set for the whole inbox', () => {
  const resume = new File(['%PDF'], 'resume.pdf');

  it.each([
    ['status:404', 'status'],
    ['status:429', 'status'],
    ['error:500', 'status'],
    ['refuse', 'refused'],
    ['html', 'unconfirmed'],
    ['reset', 'network'],
  ])('%s makes the page’s own requests fail', async (behave, reason) => {
    const inbox = await startInbox();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await inbox.send('behave', new URLSearchParams({ behave }));
    const to = (kind: string) => ({ ...targetWith('confirmed'), endpoint: inbox.address + kind });
    const failure = expect.objectContaining({ status: 'failed', reason });
    expect(await sendEnquiry(to('enquiry'), enquiryValues)).toEqual(failure);
    expect(await sendApplication(to('application'), 'Job', applicantValues, resume)).toEqual(failure);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();

    await inbox.send('behave?behave=normal', '');
    expect(await sendApplication(to('application'), 'Job', applicantValues, resume)).toEqual({
      status: 'sent',
    });
  });

  it('a page that answers an application in HTML is a success for a service that confirms by status', async () => {
    const inbox = await startInbox();
    await inbox.send('behave', new URLSearchParams({ behave: 'html' }));
    const target = { ...targetWith('accepted'), endpoint: `${inbox.address}application` };
    expect(await sendApplication(target, 'Job', applicantValues, resume)).toEqual({ status: 'sent' });
  });

  it('is overridden by a single request', async () => {
    const inbox = await startInbox();
    await inbox.send('behave', new URLSearchParams({ behave: 'error:500' }));
    expect((await inbox.send('enquiry?behave=normal', form())).status).toBe(200);
  });

  it('is shown on the page and stays after an invalid one', async () => {
    const inbox = await startInbox();
    await inbox.send('behave', new URLSearchParams({ behave: 'slow:50' }));
    expect((await inbox.send('behave', new URLSearchParams({ behave: 'dance' }))).status).toBe(400);
    expect((await inbox.send('behave', '')).status).toBe(400);
    expect(await inbox.page()).toContain('<option selected>slow:50</option>');
  });

  it('is not changed by a foreign page', async () => {
    const inbox = await startInbox();
    for (const Origin of ['https://evil.example', 'http://localhost:4173', 'null']) {
      const body = new URLSearchParams({ behave: 'error:500' });
      expect((await inbox.send('behave', body, { ...json, Origin })).status).toBe(403);
    }
    expect((await inbox.send('enquiry', form())).status).toBe(200);
  });
});
