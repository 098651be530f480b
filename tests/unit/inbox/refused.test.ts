import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { maxBodyBytes, requireLocal } from '../../../build/inbox/requests.ts';
import { json, rawStatus, startInbox, upload, urlEncoded } from './startInbox.ts';

const multipart = 'multipart/form-data; boundary=x';

it.each([
  ['evil.example:5173', 403],
  ['localhost.evil.example', 403],
  ['192.168.1.7:5173', 403],
  ['localhost:5173', 200],
  ['LOCALHOST', 200],
  ['[::1]:5173', 200],
])('the inbox answers the Host %s, as DNS rebinding could send it, with %d', async (host, status) => {
  const inbox = await startInbox();
  const post = { method: 'POST', headers: { ...json, host, 'content-type': urlEncoded }, body: 'a=b' };
  expect(await rawStatus(inbox, '/__inbox/secret/', { headers: { ...json, host } })).toBe(status);
  expect(await rawStatus(inbox, '/__inbox/enquiry', post)).toBe(status);
  expect(await inbox.folders()).toHaveLength(status === 200 ? 1 : 0);
});

it.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://localhost.evil.example', 403],
  ['http://localhost:4173', 200],
])('the inbox answers a form from a page at %s with %d', async (Origin, status) => {
  const inbox = await startInbox();
  const response = await inbox.send('enquiry', new URLSearchParams('a=b'), { ...json, Origin });
  expect([response.status, (await inbox.folders()).length]).toEqual([status, status === 200 ? 1 : 0]);
});

it.each([
  ['127.8.8.8', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  [undefined, false],
])('the inbox accepts a connection from %s: %s', (remoteAddress, isAccepted) => {
  const request = { socket: { remoteAddress }, headers: { host: 'localhost:5173' } } as IncomingMessage;
  const refused = expect.objectContaining({ status: 403 });
  if (isAccepted) expect(() => requireLocal(request)).not.toThrow();
  else expect(() => requireLocal(request)).toThrow(refused);
});

it('the inbox refuses a second file and a body over 26 MB, however it is sent', async () => {
  const inbox = await startInbox();
  expect((await inbox.send('application', upload(maxBodyBytes - 1000))).status).toBe(200);
  const tooLarge = await inbox.send('application', upload(maxBodyBytes));
  expect([tooLarge.status, await tooLarge.text()]).toEqual([413, 'The form is too large.\n']);
  const headers = { 'content-type': multipart, 'transfer-encoding': 'chunked' };
  const body = 'x'.repeat(maxBodyBytes + 1);
  expect(await rawStatus(inbox, '/__inbox/enquiry', { method: 'POST', headers, body })).toBe(413);
  expect((await inbox.send('application', upload(10, 2))).status).toBe(413);
  expect(await inbox.folders()).toHaveLength(1);
});

it.each<[string, string, BodyInit, number]>([
  ['JSON', 'application/json', '{"a":"b"}', 400],
  ['no boundary', 'multipart/form-data', 'a=b', 400],
  ['half a form', multipart, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf', 400],
  ['a form without parts', multipart, '--x--\r\n', 400],
  ['an empty form', urlEncoded, '', 400],
])('the inbox answers %s (%s) with an explanation', async (_what, type, body, status) => {
  const inbox = await startInbox();
  const response = await inbox.send('enquiry', body, { ...json, 'Content-Type': type });
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining('form')]);
  expect(await inbox.folders()).toEqual([]);
});

it('the inbox keeps nothing of an interrupted upload, and keeps running', async () => {
  const inbox = await startInbox();
  const part = '--x\r\nContent-Disposition: form-data; name="resume"; filename="r.pdf"\r\n\r\nhalf a resume';
  const head = `POST /__inbox/application HTTP/1.1\r\nHost: 127.0.0.1:${inbox.port}\r\nContent-Type: ${multipart}\r\nContent-Length: 100000\r\n\r\n${part}`;
  const socket = connect(inbox.port, '127.0.0.1');
  await new Promise((resolve) => socket.write(head, resolve));
  socket.destroy();
  await vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 20_000 });
  expect((await inbox.send('enquiry', new URLSearchParams({ a: 'b' }))).status).toBe(200);
  expect(await inbox.folders()).toHaveLength(1);
});
