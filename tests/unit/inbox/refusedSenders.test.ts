import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requireLocal } from '../../../scripts/inbox/access.ts';
import { upload, urlEncoded } from './sentForms.ts';
import { json, rawRequest, startInbox } from './startInbox.ts';

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
