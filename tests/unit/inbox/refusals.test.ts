import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { requireLocal } from '../../../scripts/inbox/access.ts';
import { maxFileBytes } from '../../../scripts/inbox/receive.ts';
import { json, rawRequest, startInbox, token } from './startInbox.ts';

const urlEncoded = 'application/x-www-form-urlencoded';

function upload(bytes: number, count = 1) {
  const data = new FormData();
  for (let index = 0; index < count; index++)
    data.append('resume', new File([new Uint8Array(bytes)], `${index}.pdf`));
  return data;
}

describe('the inbox checks the sender:', () => {
  it.each([
    'evil.example',
    'evil.example:5173',
    'localhost.evil.example',
    '192.168.1.7:5173',
    '[::2]',
    'local host',
  ])('rejects the Host %j, as DNS rebinding would send', async (host) => {
    const inbox = await startInbox();
    const options = { headers: { ...json, host } };
    expect((await rawRequest(inbox.address, options)).status).toBe(403);
    const form = { ...json, host, 'content-type': urlEncoded };
    const post = await rawRequest(`${inbox.address}enquiry`, { method: 'POST', headers: form, body: 'a=b' });
    expect(post.status).toBe(403);
    expect(await inbox.folders()).toEqual([]);
  });

  it.each(['localhost:5173', 'LOCALHOST', '127.0.0.1:4173', '[::1]:5173'])(
    'accepts the Host %s',
    async (host) => {
      const inbox = await startInbox();
      const headers = { host, cookie: inbox.cookie };
      expect((await rawRequest(inbox.address, { headers })).status).toBe(200);
    },
  );

  it.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.7', false],
    ['::ffff:10.0.0.1', false],
    ['fe80::1', false],
    [undefined, false],
  ])('accepts a connection from %s: %s', (remoteAddress, isHeard) => {
    const request = { socket: { remoteAddress }, headers: { host: 'localhost:5173' } } as IncomingMessage;
    if (isHeard) expect(() => requireLocal(request)).not.toThrow();
    else expect(() => requireLocal(request)).toThrow('only on this machine');
  });

  it('rejects a request without a Host header', () => {
    const request = { socket: { remoteAddress: '127.0.0.1' }, headers: {} } as IncomingMessage;
    expect(() => requireLocal(request)).toThrow('only on this machine');
  });

  it.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'])(
    'rejects requests with %s, which tunnels and proxies send',
    async (name) => {
      const inbox = await startInbox();
      await inbox.send('application', upload(10));
      const [submission] = await inbox.list();
      const { cookie } = inbox;
      const headers = { ...json, cookie, host: 'localhost:5173', [name]: 'host=evil.example' };
      for (const path of ['', `files/${submission!.id}`])
        expect((await rawRequest(inbox.address + path, { headers })).status, path).toBe(403);
      for (const path of ['empty', 'behave?behave=silent', 'enquiry']) {
        const form = { method: 'POST', headers: { ...headers, 'content-type': urlEncoded }, body: 'a=b' };
        expect((await rawRequest(inbox.address + path, form)).status, path).toBe(403);
      }
      expect(await inbox.list()).toHaveLength(1);
    },
  );

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'rejects a form from a page at %s',
    async (Origin) => {
      const inbox = await startInbox();
      const response = await inbox.send('enquiry', new URLSearchParams({ a: 'b' }), { ...json, Origin });
      expect(response.status).toBe(403);
      expect(await inbox.folders()).toEqual([]);
    },
  );

  it('accepts a form from a page at another local port', async () => {
    const inbox = await startInbox();
    const headers = { ...json, Origin: 'http://localhost:4173' };
    expect((await inbox.send('enquiry', new URLSearchParams({ a: 'b' }), headers)).status).toBe(200);
  });
});

describe('submissions', () => {
  it.each(['https://evil.example', 'http://localhost:4173', 'http://app.localhost:3000', 'null'])(
    'cannot be read by a page at %s, although Vite’s CORS settings may allow it',
    async (origin) => {
      const inbox = await startInbox();
      await inbox.send('application', upload(10));
      const [submission] = await inbox.list();
      for (const path of ['', `files/${submission!.id}`]) {
        const options = { headers: { ...json, origin, cookie: inbox.cookie } };
        expect((await rawRequest(inbox.address + path, options)).status).toBe(403);
      }
    },
  );

  it('can be read by the inbox’s own page', async () => {
    const inbox = await startInbox();
    const options = { headers: { ...json, origin: inbox.origin, cookie: inbox.cookie } };
    expect((await rawRequest(inbox.address, options)).status).toBe(200);
  });
});

describe('access to read, change and empty the inbox', () => {
  const attempts = (id: string) =>
    [
      ['GET', ''],
      ['GET', `files/${id}`],
      ['POST', 'empty'],
      ['POST', 'behave?behave=silent'],
    ] as const;
  const statuses = async (inbox: Awaited<ReturnType<typeof startInbox>>, headers: Record<string, string>) => {
    await inbox.send('application', upload(10));
    const [submission] = await inbox.list();
    const answers = attempts(submission!.id).map(([method, path]) =>
      rawRequest(inbox.address + path, { method, headers: { ...json, ...headers } }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };

  it('is refused to a forwarded port with a forged Host', async () => {
    const inbox = await startInbox();
    expect(await statuses(inbox, { host: 'localhost' })).toEqual([403, 403, 403, 403]);
    expect(await inbox.list()).toHaveLength(1);
  });

  it.each(['', 'x', `${token}0`, token.slice(1)])('is refused with the token %j', async (wrong) => {
    const inbox = await startInbox();
    expect(await statuses(inbox, { cookie: `inbox-${inbox.port}=${wrong}` })).toEqual([403, 403, 403, 403]);
    const { status } = await rawRequest(`${inbox.address}?token=${wrong}`, { headers: json });
    expect(status).toBe(403);
  });

  it('is refused with the token of a server at another port', async () => {
    const inbox = await startInbox();
    const cookie = `inbox-${inbox.port + 1}=${token}`;
    expect(await statuses(inbox, { cookie })).toEqual([403, 403, 403, 403]);
  });

  it('is given by the printed address, which moves the token from the URL into a cookie', async () => {
    const inbox = await startInbox({ base: '/site/' });
    const { status, headers } = await rawRequest(`${inbox.address}?token=${token}`, {});
    expect([status, headers.location]).toEqual([303, '/site/__inbox/']);
    const [cookie] = headers['set-cookie']!;
    expect(cookie).toBe(`${inbox.cookie}; Path=/site/__inbox/; HttpOnly; SameSite=Strict`);
    const [pair] = cookie!.split(';');
    const read = await rawRequest(inbox.address, { headers: { cookie: `a=b; ${pair}; c=d` } });
    expect([read.status, read.headers['set-cookie']]).toEqual([200, undefined]);
    expect(read.text).toContain('Nothing has arrived yet');
  });

  it('is explained to people without a token', async () => {
    const inbox = await startInbox();
    const { status, text } = await rawRequest(inbox.address, {});
    expect(status).toBe(403);
    expect(text).toContain('Open the inbox by the address that the server printed when it started.');
    expect(text).not.toContain(token);
  });
});

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
