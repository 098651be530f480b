import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { rawStatus, startInbox, upload } from './startInbox.ts';

const otherId = '2025-01-01T00-00-00-000Z-0123456789ab';
const script = '<script>alert("x")</script>';

function application(name: string, fileName = 'resume.pdf', content = '%PDF-1.7') {
  const data = new FormData();
  data.append('name', name);
  data.append('resume', new File([content], fileName));
  return data;
}

it('lists what arrived, newest first', async () => {
  const inbox = await startInbox();
  expect(await inbox.page()).toContain('Nothing has arrived yet.');
  for (const [second, name] of ['First', 'Second', 'Third'].entries()) {
    vi.setSystemTime(second * 1000);
    await inbox.send('application', application(name));
  }
  expect((await inbox.page()).match(/First|Second|Third/g)).toEqual(['Third', 'Second', 'First']);
});

it('shows markup as text, and could neither run nor load anything', async () => {
  const inbox = await startInbox();
  const data = application(script, `${script}.pdf`);
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

it('skips unfinished submissions, and records that cannot be read', async () => {
  const inbox = await startInbox();
  await inbox.send('application', application('Asha'));
  const [record] = await inbox.list();
  const unfinished = `unfinished-${record!.id}`;
  for (const [name, content] of [
    [unfinished, JSON.stringify(record)],
    [otherId, '{ half'],
  ] as const) {
    await mkdir(path.join(inbox.directory, name));
    await writeFile(path.join(inbox.directory, name, 'submission.json'), content);
  }
  expect(await inbox.list()).toEqual([record]);
});

it('serves a resume only as a download, under its own name', async () => {
  const inbox = await startInbox();
  const name = 'मेरा (1)\r\nX-Injected: "1".html';
  await inbox.send('application', application('Asha', name, script));
  const [, href] = /href="([^"]+)"/.exec(await inbox.page())!;
  const response = await fetch(inbox.origin + href);
  expect(await response.text()).toBe(script);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('x-injected')).toBeNull();
  const disposition = response.headers.get('content-disposition')!;
  expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe('मेरा _1_ X-Injected: "1".html');
});

it.each(['..%2F..%2Fpackage.json', '../../package.json', otherId, '.', '%00', '%E0%A4%A'])(
  'has no file at %s',
  async (id) => {
    const inbox = await startInbox();
    expect(await rawStatus(inbox, `/__inbox/secret/${id}`)).toBe(404);
  },
);

it('is the only way to read the inbox', async () => {
  const inbox = await startInbox();
  await inbox.send('application', upload(10));
  const { id } = (await inbox.list())[0]!;
  const wrongs = ['', 'x/', 'secre/', 'secret0/', 'secret', 'SECRET/', '?token=secret', `x/${id}`, id];
  for (const wrong of wrongs) {
    const response = await fetch(inbox.address + wrong);
    expect(response.status, wrong).toBe(404);
    const text = await response.text();
    expect(text).toContain('Open the inbox at the address that the server printed when it started.');
    expect(text).not.toContain('secret');
    expect((await inbox.send(wrong, new URLSearchParams({ a: 'b' }))).status, wrong).toBe(404);
  }
});
