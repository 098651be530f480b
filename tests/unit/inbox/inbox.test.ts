import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { payloadOf } from '#shared/forms/payload.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { maxBodyBytes, requireLocal } from '../../../build/inbox/requests.ts';
import { enquiryValues, targetWith } from '../../support/examples/exampleForms.ts';
import { json, rawStatus, startInbox } from './startInbox.ts';

const multipart = 'multipart/form-data; boundary=x';
const otherId = '2025-01-01T00-00-00-000Z-0123456789ab';
const script = '<script>alert("x")</script>';

function application(name: string, ...files: File[]) {
  const data = new FormData();
  data.append('name', name);
  for (const file of files) data.append('resume', file);
  return data;
}

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'resume.pdf');

it('the inbox keeps all fields in order, and a resume byte for byte, where only its owner may look', async () => {
  const inbox = await startInbox();
  const payload = payloadOf(enquiryForm, targetWith('confirmed'), enquiryValues);
  payload.append('firstName', 'again');
  const fields = [...payload];
  const content = randomBytes(300_000);
  payload.append('resume', new File([content], 'मेरा\u202e resume.PDF.', { type: 'application/pdf' }));
  const response = await inbox.send('enquiry', payload);
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  const file = { field: 'resume', originalName: 'मेरा resume.PDF', bytes: 300_000 };
  const [submission] = await inbox.list();
  expect(submission).toMatchObject({ form: 'enquiry', fields, file });
  const folder = path.join(inbox.directory, submission!.id);
  expect(content.equals(await readFile(path.join(folder, 'resume.pdf')))).toBe(true);
  expect(JSON.parse(await readFile(path.join(folder, 'submission.json'), 'utf8'))).toEqual(submission);
  if (process.platform !== 'win32') expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it.each(['../../escaped.pdf', '..\\escaped.pdf', '..', 'submission.json'])(
  'the inbox keeps a file named %j in its folder, with its name on record',
  async (name) => {
    const inbox = await startInbox();
    await inbox.send('application', application('Asha', new File(['x'], name)));
    const { id, file } = (await inbox.list())[0]!;
    expect(file!.originalName).toBe(name);
    expect(await inbox.folders()).toEqual([id]);
    const files = await readdir(path.join(inbox.directory, id));
    expect(files.sort()).toEqual([expect.stringMatching(/^resume(\.pdf|\.json)?$/), 'submission.json']);
  },
);

it.each([
  ['enquiry', enquiryForm.sent],
  ['application', applicationForm.sent],
])('the inbox of a site under a path thanks for an %s without script', async (form, thanks) => {
  const inbox = await startInbox({ base: '/site/' });
  const headers = { Accept: 'text/html,*/*;q=0.8', Origin: inbox.origin };
  const response = await inbox.send(form, new URLSearchParams({ name: 'Asha' }), headers);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain(`<h1>${escapeHtml(thanks)}</h1>`);
  expect(html).toContain('<a href="/site/">');
  expect(await inbox.list()).toMatchObject([{ form, fields: [['name', 'Asha']] }]);
  for (const beside of ['/', '/__inbox/', '/site/__inboxes/'])
    expect(await (await fetch(inbox.origin + beside)).text()).toBe('not the inbox');
});

it('the inbox lists what arrived, newest first, but nothing unfinished', async () => {
  const inbox = await startInbox();
  expect(await inbox.page()).toContain('Nothing has arrived yet.');
  for (const [second, name] of ['First', 'Second', 'Third'].entries()) {
    vi.setSystemTime(second * 1000);
    await inbox.send('application', application(name));
  }
  const [record] = await inbox.list();
  const unfinished = path.join(inbox.directory, `unfinished-${record!.id}`);
  await mkdir(unfinished);
  await writeFile(path.join(unfinished, 'submission.json'), JSON.stringify(record));
  expect((await inbox.page()).match(/First|Second|Third/g)).toEqual(['Third', 'Second', 'First']);
});

it('the inbox shows markup as text, and could neither run nor load anything', async () => {
  const inbox = await startInbox();
  const data = application(script, new File(['x'], `${script}.pdf`));
  data.append(`"><img src=x onerror=alert(1)>`, "'");
  await inbox.send('application', data);
  const response = await fetch(inbox.secretAddress);
  const html = await response.text();
  expect(html).toContain('<dd>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</dd>');
  expect(html).not.toMatch(/<script|<img/);
  expect(response.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*form-action 'none'.*frame-ancestors 'none'/,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('the inbox serves a resume only as a download, under its own name', async () => {
  const inbox = await startInbox();
  const name = 'मेरा (1)\r\nX-Injected: "1".html';
  await inbox.send('application', application('Asha', new File([script], name)));
  const [, href] = /href="([^"]+)"/.exec(await inbox.page())!;
  const response = await fetch(inbox.origin + href);
  expect(await response.text()).toBe(script);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('x-injected')).toBeNull();
  const disposition = response.headers.get('content-disposition')!;
  expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe('मेरा _1_ X-Injected: "1".html');
  for (const id of ['..%2F..%2Fpackage.json', '../../package.json', otherId, '.', '%E0%A4%A'])
    expect(await rawStatus(inbox, `/__inbox/secret/${id}`), id).toBe(404);
});

it('the inbox can be read at its secret address alone', async () => {
  const inbox = await startInbox();
  await inbox.send('application', application('Asha', fileOf(10)));
  const { id } = (await inbox.list())[0]!;
  for (const wrong of ['', 'secre/', 'secret0/', 'secret', 'SECRET/', '?token=secret', `x/${id}`, id]) {
    const response = await fetch(inbox.address + wrong);
    expect(response.status, wrong).toBe(404);
    const text = await response.text();
    expect(text).toContain('Open the inbox at the address that the server printed when it started.');
    expect(text).not.toContain('secret');
    expect((await inbox.send(wrong, new URLSearchParams({ a: 'b' }))).status, wrong).toBe(404);
  }
});

it.each<[address: string | undefined, host: string, origin: string | undefined, isAccepted: boolean]>([
  ['127.8.8.8', 'localhost:5173', undefined, true],
  ['::ffff:127.0.0.1', 'LOCALHOST', 'http://localhost:4173', true],
  ['::1', '[::1]:5173', undefined, true],
  ['192.168.1.7', 'localhost:5173', undefined, false],
  [undefined, 'localhost:5173', undefined, false],
  // As DNS rebinding could send it.
  ['127.0.0.1', 'evil.example:5173', undefined, false],
  ['127.0.0.1', 'localhost.evil.example', undefined, false],
  ['127.0.0.1', 'localhost', 'https://evil.example', false],
  ['127.0.0.1', 'localhost', 'null', false],
])(
  'the inbox accepts a request of %s for %s from a page at %s: %s',
  (remoteAddress, host, origin, isAccepted) => {
    const check = () =>
      requireLocal({ socket: { remoteAddress }, headers: { host, origin } } as IncomingMessage);
    if (isAccepted) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ status: 403 }));
  },
);

it('the inbox neither shows nor takes anything for another site', async () => {
  const inbox = await startInbox();
  const headers = { ...json, host: 'evil.example' };
  expect(await rawStatus(inbox, '/__inbox/secret/', { headers })).toBe(403);
  expect(await rawStatus(inbox, '/__inbox/enquiry', { method: 'POST', headers, body: 'a=b' })).toBe(403);
  expect(await inbox.folders()).toEqual([]);
});

it('the inbox refuses a second file and a body over 26 MB, however it is sent', async () => {
  const inbox = await startInbox();
  expect((await inbox.send('application', application('Asha', fileOf(maxBodyBytes - 1000)))).status).toBe(
    200,
  );
  const tooLarge = await inbox.send('application', application('Asha', fileOf(maxBodyBytes)));
  expect([tooLarge.status, await tooLarge.text()]).toEqual([413, 'The form is too large.\n']);
  const headers = { 'content-type': multipart, 'transfer-encoding': 'chunked' };
  const body = 'x'.repeat(maxBodyBytes + 1);
  expect(await rawStatus(inbox, '/__inbox/enquiry', { method: 'POST', headers, body })).toBe(413);
  expect((await inbox.send('application', application('Asha', fileOf(1), fileOf(1)))).status).toBe(413);
  expect(await inbox.folders()).toHaveLength(1);
});
