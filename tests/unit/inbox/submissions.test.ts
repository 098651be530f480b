import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { payloadOf } from '#shared/forms/payload.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { applicationValues, enquiryValues, targetWith } from '../../support/examples/exampleForms.ts';
import { json, startInbox } from './startInbox.ts';

const target = targetWith('confirmed');

it('a submission keeps the fields of an enquiry in order, even those with the same name', async () => {
  const inbox = await startInbox();
  const payload = payloadOf(enquiryForm, target, enquiryValues);
  payload.append('firstName', 'again');
  payload.append('__proto__', '3');
  const response = await inbox.send('enquiry', payload);
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect(await inbox.list()).toMatchObject([{ form: 'enquiry', fields: [...payload], file: null }]);
});

it('a submission keeps the resume of an application byte for byte, where only its owner may look', async () => {
  const inbox = await startInbox();
  const content = randomBytes(300_000);
  const resume = new File([content], 'मेरा\u202e resume.PDF.', { type: 'application/pdf' });
  await inbox.send('application', payloadOf(applicationForm, target, { ...applicationValues, resume }));
  const [submission] = await inbox.list();
  expect(submission!.file).toEqual({ field: 'resume', originalName: 'मेरा resume.PDF', bytes: 300_000 });
  const folder = path.join(inbox.directory, submission!.id);
  expect(content.equals(await readFile(path.join(folder, 'resume.pdf')))).toBe(true);
  expect(JSON.parse(await readFile(path.join(folder, 'submission.json'), 'utf8'))).toEqual(submission);
  if (process.platform !== 'win32') expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

// As browsers send a file field without a choice.
it.each([
  ['', null],
  ['resume.pdf', { field: 'resume', originalName: 'resume.pdf', bytes: 0 }],
])('a submission has no file if none was chosen, but may have an empty one (%j)', async (name, file) => {
  const inbox = await startInbox();
  const part = `form-data; name="resume"; filename="${name}"\r\nContent-Type: application/octet-stream`;
  const body = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x\r\nContent-Disposition: ${part}\r\n\r\n\r\n--x--\r\n`;
  const headers = { ...json, 'Content-Type': 'multipart/form-data; boundary=x' };
  await inbox.send('application', body, headers);
  expect(await inbox.list()).toMatchObject([{ fields: [['a', 'b']], file }]);
});

it.each(['../../escaped.pdf', '/tmp/escaped.pdf', '..\\escaped.pdf', '..', 'submission.json', 'a.pdf/../b'])(
  'a submission keeps a file named %j in its folder, with its name on record',
  async (name) => {
    const inbox = await startInbox();
    const data = new FormData();
    data.append('resume', new File(['x'], name));
    expect((await inbox.send('application', data)).status).toBe(200);
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
])('the site under a path gets a page that thanks for an %s without script', async (form, thanks) => {
  const inbox = await startInbox({ base: '/site/' });
  const headers = { Accept: 'text/html,*/*;q=0.8', Origin: inbox.origin };
  const response = await inbox.send(form, new URLSearchParams({ name: 'Asha' }), headers);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain(`<h1>${escapeHtml(thanks)}</h1>`);
  expect(html).toContain('<a href="/site/">');
  expect(await inbox.list()).toMatchObject([{ form, fields: [['name', 'Asha']] }]);
});

it.each(['/', '/__inbox/', '/site/', '/site/__inboxes/', '//'])(
  'the site beside the inbox is served at %s',
  async (address) => {
    const inbox = await startInbox({ base: '/site/' });
    expect(await (await fetch(inbox.origin + address)).text()).toBe('not the inbox');
  },
);
