import { expect, test } from 'vitest';
import { checkLive } from '../../../scripts/tools/launch-check/checkLive.ts';
import { reportLive } from '../../../scripts/tools/launch-check/checkRows.ts';
import { ask, headerOf, host } from './ask.ts';

const sent = { Host: host };

/** What a host's network does and its program for developers does not: compression, parts of films, status 304. */
const network = /without Content-Encoding|instead of (206|304)/;

/**
 * Tests what every host must answer by its recipe, behind a proxy that terminates HTTPS on another port.
 * @param folder the site's
 * @param isWhole whether the server does what a host's network does
 */
export function testRecipe(origin: () => string, folder: string, isWhole = true): void {
  test('passes the launch check as a rehearsal of the site that is built for its address', async () => {
    const findings = await checkLive(origin(), () => folder, sent);
    const report = reportLive(findings.filter(({ what }) => isWhole || !network.test(what)));
    expect(report.split('\n')).toEqual([
      `Remark: ${origin()}/ is on this computer: HTTPS and the redirect to it are not checked`,
      `Remark: ${origin()}/ is built for https://${host}/`,
      'Checked pages, delivery and addresses: no problems found',
    ]);
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
