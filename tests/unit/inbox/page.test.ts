import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicationPayload } from '../../../shared/forms/payload.ts';
import { applicantValues, targetWith } from '../forms/target.ts';
import { json, rawRequest, startInbox } from './startInbox.ts';

const otherId = '2025-01-01T00-00-00-000Z-0123456789ab';

async function keepRecord(directory: string, id: string, record: object | null) {
  await mkdir(path.join(directory, id));
  await writeFile(path.join(directory, id, 'submission.json'), JSON.stringify(record));
}

/** Saves a submission in a process that ends itself once the resume is written; what is left in the folder. */
async function saveUntilKilled(directory: string) {
  const file = "{ field: 'resume', name: 'r.pdf', type: '', content: Buffer.from('x') }";
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { writeFile } = fs.promises;
    fs.promises.writeFile = async (...args) => {
      await writeFile(...args);
      if (args[0].endsWith('r.pdf')) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();
    const { saveSubmission } = await import('./scripts/inbox/store.ts');
    await saveSubmission(${JSON.stringify(directory)}, 'application', { fields: [], file: ${file} }, {});`;
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: 'inherit',
  });
  return readdir(directory);
}

const script = '<script>alert("x")</script>';

function application(name: string, fileName = 'resume.pdf', content = '%PDF-1.7') {
  const resume = new File([content], fileName);
  return applicationPayload('React Developer', { ...applicantValues, name }, resume, targetWith('confirmed'));
}

afterEach(() => vi.useRealTimers());

describe('the inbox’s page', () => {
  it('says when nothing has arrived', async () => {
    const inbox = await startInbox();
    expect(await inbox.page()).toContain('Nothing has arrived yet.');
  });

  it('lists what arrived, newest first', async () => {
    const inbox = await startInbox();
    for (const [second, name] of ['First', 'Second', 'Third'].entries()) {
      vi.setSystemTime(second * 1000);
      await inbox.send('application', application(name));
    }
    expect([...(await inbox.page()).matchAll(/First|Second|Third/g)].map(String)).toEqual([
      'Third',
      'Second',
      'First',
    ]);
  });

  it('shows names with markup as text', async () => {
    const inbox = await startInbox();
    const data = application(script, `${script}.pdf`);
    data.append(`"><img src=x onerror=alert(1)>`, "'");
    await inbox.send('application', data, { Accept: `application/json, ${script}` });
    const html = await inbox.page();
    expect(html).toContain('<dd>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</dd>');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('allows nothing but its own style and its own forms', async () => {
    const inbox = await startInbox();
    const headers = { cookie: inbox.cookie };
    const response = await fetch(inbox.address, { headers });
    const policy = response.headers.get('content-security-policy')!;
    const [, nonce] = /<style nonce="([^"]+)">/.exec(await response.text())!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await fetch(inbox.address, { headers });
    expect(again.headers.get('content-security-policy')).not.toBe(policy);
  });

  it('is found without its last slash, under a base path', async () => {
    const inbox = await startInbox({ base: '/site/' });
    const response = await fetch(inbox.address.slice(0, -1), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/site/__inbox/']);
  });

  it('answers HEAD without a body', async () => {
    const inbox = await startInbox();
    const response = await fetch(inbox.address, { method: 'HEAD', headers: { cookie: inbox.cookie } });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('skips folders that are not its own or cannot be read', async () => {
    const inbox = await startInbox();
    await mkdir(path.join(inbox.directory, 'notes'));
    await mkdir(path.join(inbox.directory, otherId));
    await writeFile(path.join(inbox.directory, otherId, 'submission.json'), '{ half');
    await inbox.send('application', application('Asha'));
    expect(await inbox.list()).toHaveLength(1);
  });

  it.each<[string, object | null]>([
    ['null', null],
    ['an unknown form', { form: 'survey' }],
    ['an invalid time', { receivedAt: '"><script>' }],
    ['no fields', { fields: undefined }],
    ['an invalid field', { fields: ['a'] }],
    ['an invalid file', { file: {} }],
  ])('skips a record with %s', async (_odd, changes) => {
    const inbox = await startInbox();
    await inbox.send('application', application('Asha'));
    const [record] = await inbox.list();
    await keepRecord(inbox.directory, otherId, changes && { ...record, id: otherId, ...changes });
    expect(await inbox.page()).toContain('<dd>Asha</dd>');
    expect(await inbox.list()).toEqual([record]);
  });

  it('shows a record of an earlier inbox with null names, under the name of its folder', async () => {
    const inbox = await startInbox();
    await inbox.send('application', application('Asha'));
    const [record] = await inbox.list();
    await inbox.send('empty', '');
    const odd = {
      ...record,
      id: '"><script>',
      fields: [[null, 'Asha']],
      file: { ...record!.file, field: null },
    };
    await keepRecord(inbox.directory, otherId, odd);
    expect(await inbox.page()).toContain('<dt></dt><dd>Asha</dd>');
    expect(await inbox.list()).toMatchObject([{ id: otherId, fields: [['', 'Asha']], file: { field: '' } }]);
  });
});

describe('a resume', () => {
  it('is sent as a download, never displayed', async () => {
    const inbox = await startInbox();
    await inbox.send('application', application('Asha', 'मेरा (1) "cv".html', '<script>alert(1)</script>'));
    const [href] = /files\/[^"]+/.exec(await inbox.page())!;
    const response = await fetch(inbox.address + href, { headers: { cookie: inbox.cookie } });
    expect(await response.text()).toBe('<script>alert(1)</script>');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const disposition = response.headers.get('content-disposition')!;
    expect(disposition).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w%.-]+$/);
    const { file } = (await inbox.list())[0]!;
    expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(file!.storedName);
  });

  it.each(['..%2F..%2Fpackage.json', otherId, '.', '%00'])('is not found at %s', async (id) => {
    const inbox = await startInbox();
    expect(
      (await rawRequest(`${inbox.origin}/__inbox/files/${id}`, { headers: { cookie: inbox.cookie } })).status,
    ).toBe(404);
  });
});

describe('emptying', () => {
  it('removes all submissions and redirects its own form to the page', async () => {
    const inbox = await startInbox();
    await inbox.send('application', application('Asha'));
    await mkdir(path.join(inbox.directory, 'notes'));
    const response = await inbox.send('empty', '', { Accept: 'text/html', Origin: inbox.origin });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/__inbox/']);
    expect(await inbox.list()).toEqual([]);
    expect(await inbox.folders()).toEqual(['notes']);
  });

  it('removes what a server left that was stopped while writing', async () => {
    const inbox = await startInbox();
    const left = await saveUntilKilled(inbox.directory);
    expect(left).toHaveLength(1);
    expect(await inbox.list()).toEqual([]);
    await inbox.send('empty', '');
    expect(await inbox.folders()).toEqual([]);
  });

  it('answers a program in JSON', async () => {
    const inbox = await startInbox();
    expect(await (await inbox.send('empty', '')).json()).toEqual({ success: true });
  });

  it('is refused to any other page', async () => {
    const inbox = await startInbox();
    await inbox.send('application', application('Asha'));
    for (const Origin of ['https://evil.example', 'http://localhost:4173', 'null']) {
      expect((await inbox.send('empty', '', { ...json, Origin })).status).toBe(403);
    }
    expect(await inbox.list()).toHaveLength(1);
  });
});
