import { describe, expect, it } from 'vitest';
import { upload } from './sentForms.ts';
import { json, rawRequest, startInbox, token } from './startInbox.ts';

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
