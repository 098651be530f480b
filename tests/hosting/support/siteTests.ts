import { expect, test } from 'vitest';
import { checkSite } from '../../../scripts/tools/launch-check/checkRows.ts';
import { ask, headerOf, host } from './ask.ts';

/** What a host's network does and its program for developers does not: compression, parts of films. */
const network = /Content-Encoding|instead of 206/;

/**
 * Tests what every host must answer by its recipe, behind a proxy that terminates HTTPS on another port.
 * @param folder the site's
 * @param isWhole whether the server does what a host's network does
 */
export function testRecipe(origin: () => string, folder: string, isWhole = true): void {
  test('passes the launch check as a rehearsal', async () => {
    const found = await checkSite({ root: new URL(`${origin()}/`), folder, sent: { Host: host } });
    expect(found.filter((line) => isWhole || !network.test(line))).toEqual([]);
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
