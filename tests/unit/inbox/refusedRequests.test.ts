import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { maxFileBytes } from '../../../scripts/inbox/receive.ts';
import { upload, urlEncoded } from './sentForms.ts';
import { json, startInbox } from './startInbox.ts';

describe('the inbox checks the request:', () => {
  it('accepts a file of 25 MB, and not a byte more', async () => {
    const inbox = await startInbox();
    expect((await inbox.send('application', upload(maxFileBytes))).status).toBe(200);
    expect((await inbox.list())[0]!.file!.bytes).toBe(maxFileBytes);
    const tooLarge = await inbox.send('application', upload(maxFileBytes + 1));
    expect([tooLarge.status, await tooLarge.json()]).toEqual([
      413,
      { success: false, message: 'The file is too large' },
    ]);
    expect((await inbox.send('application', upload(maxFileBytes + 3_000_000))).status).toBe(413);
    expect(await inbox.folders()).toHaveLength(1);
  });

  it('accepts only one file', async () => {
    const inbox = await startInbox();
    expect((await inbox.send('application', upload(10, 2))).status).toBe(413);
    expect((await inbox.send('application', upload(10, 9))).status).toBe(413);
    expect(await inbox.folders()).toEqual([]);
  });

  it('accepts 50 fields of 64 kB', async () => {
    const inbox = await startInbox();
    const fields = (count: number) =>
      new URLSearchParams(Array.from({ length: count }, (_, n) => [`f${n}`, 'x']));
    expect((await inbox.send('enquiry', fields(50))).status).toBe(200);
    expect((await inbox.send('enquiry', fields(51))).status).toBe(413);
    expect((await inbox.send('enquiry', new URLSearchParams({ a: 'x'.repeat(64 * 1024) }))).status).toBe(200);
    expect((await inbox.send('enquiry', new URLSearchParams({ a: 'x'.repeat(64 * 1024 + 1) }))).status).toBe(
      413,
    );
    expect((await inbox.send('enquiry', new URLSearchParams({ ['n'.repeat(300)]: 'x' }))).status).toBe(413);
    expect(await inbox.folders()).toHaveLength(2);
  });

  it.each([
    ['application/json', '{"a":"b"}', 415],
    ['text/plain', 'a=b', 415],
    ['multipart/form-data', 'a=b', 415],
    ['multipart/form-data; boundary=x', 'no form at all', 400],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf', 400],
    ['multipart/form-data; boundary=x', '--x--\r\n', 400],
    [urlEncoded, '', 400],
  ])('accepts only forms: answers %s with %j with %d', async (type, body, status) => {
    const inbox = await startInbox();
    expect((await inbox.send('enquiry', body, { ...json, 'Content-Type': type })).status).toBe(status);
    expect(await inbox.folders()).toEqual([]);
  });

  it('rejects a filled honeypot field with an explanation', async () => {
    const inbox = await startInbox();
    const refused = await inbox.send('enquiry', new URLSearchParams({ a: 'b', _honey: 'x' }));
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { success: false, message: 'A robot has filled in this form: "_honey" must stay empty' },
    ]);
    expect((await inbox.send('enquiry', new URLSearchParams({ a: 'b', _honey: '' }))).status).toBe(200);
    expect(await inbox.folders()).toHaveLength(1);
  });

  it('rejects a file of which only the name was sent', async () => {
    const inbox = await startInbox();
    const form = new URLSearchParams({ name: 'Asha', resume: 'C:\\fakepath\\resume.pdf' });
    expect((await inbox.send('application', form)).status).toBe(400);
    expect(await inbox.folders()).toEqual([]);
  });

  it('stores nothing from an interrupted upload', async () => {
    const inbox = await startInbox();
    const head = [
      'POST /__inbox/application HTTP/1.1',
      `Host: 127.0.0.1:${inbox.port}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000',
      '',
      '--x',
      'Content-Disposition: form-data; name="resume"; filename="r.pdf"',
      '',
      'half a resume',
    ].join('\r\n');
    const socket = connect(inbox.port, '127.0.0.1');
    await new Promise((resolve) => socket.write(head, resolve));
    socket.destroy();
    await vi.waitFor(() => expect(socket.closed).toBe(true));
    expect((await inbox.send('enquiry', new URLSearchParams({ a: 'b' }))).status).toBe(200);
    expect(await inbox.folders()).toHaveLength(1);
  });

  it.each([
    ['GET', 'enquiry', 405],
    ['GET', 'empty', 405],
    ['POST', '', 405],
    ['DELETE', '', 405],
    ['GET', 'nothing', 404],
    ['GET', 'files/', 404],
  ])('answers %s /%s with %d', async (method, path, status) => {
    const inbox = await startInbox();
    expect((await fetch(inbox.address + path, { method })).status).toBe(status);
  });
});

it('people see a page with escaped text', async () => {
  const inbox = await startInbox();
  const response = await inbox.send('enquiry?behave=<script>', new URLSearchParams({ a: 'b' }), {
    Accept: 'text/html',
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('no behaviour &quot;&lt;script&gt;&quot;');
});
