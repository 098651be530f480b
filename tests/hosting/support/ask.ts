import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { checkSite } from '../../../scripts/tools/checkSite.ts';

export const host = 'www.example.com';

/** Asks a server for an address as a proxy that terminates HTTPS does, unless the headers say otherwise. */
export async function ask(origin: string, address: string, headers: Record<string, string> = {}) {
  const sent = { Host: host, 'X-Forwarded-Proto': 'https', ...headers };
  const asking = request(origin + address, { agent: false, headers: sent }).end();
  const [response]: IncomingMessage[] = await once(asking, 'response');
  return response!.resume();
}

/** A header that came more than once has as many values. */
export const headerOf = ({ headersDistinct }: IncomingMessage, name: string): string =>
  (headersDistinct[name] ?? []).join(' & ');

/** @param isWhole whether the server compresses, as a host's network does */
export function testRecipe(origin: () => string, folder: string, isWhole = true): void {
  test('passes the launch check as a rehearsal', async () => {
    const found = await checkSite({ root: new URL(`${origin()}/`), folder, sent: { Host: host } });
    expect(found.filter((line) => isWhole || !line.includes('Content-Encoding'))).toEqual([]);
  });

  test('redirects within the site only, with its scheme, its query and without a port', async () => {
    const location = headerOf(await ask(origin(), '/about?utm_source=a%20b&c=d'), 'location');
    expect(new URL(location, `https://${host}/about`).href).toBe(
      `https://${host}/about/?utm_source=a%20b&c=d`,
    );
    const hostile = ['//evil.example/..', '//evil.example', '/\\evil.example', '/%2Fevil.example', '//about'];
    for (const address of hostile) {
      const target = headerOf(await ask(origin(), address), 'location');
      expect(new URL(target, `https://${host}/`).host, `${address} → ${target}`).toBe(host);
    }
  });
}
