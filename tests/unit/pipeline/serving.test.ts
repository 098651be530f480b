import { expect, test, vi } from 'vitest';
import { company } from '#shared/model/content.ts';
import { withoutPlaceholders } from '../../../build/head/withoutPlaceholders.ts';
import { checkPublic } from '../../../build/output/copyPublic.ts';
import type { SiteState } from '../../../build/SiteState.ts';
import { pathBelow } from '../../../build/serving/requests.ts';
import { serveSiteFiles } from '../../../build/serving/serveSiteFiles.ts';
import { siteFiles } from '../../../build/siteFiles/siteFiles.ts';
import { examplePage, nowhere, siteAddress } from '../../support/examples/examplePage.ts';
import { tempFolder } from '../../support/tempFolder.ts';

test.each([
  ['/', '/about?from=footer', '/about'],
  ['/', '/caf%C3%A9/', '/café/'],
  ['/', '/a/../about/', '/about/'],
  ['/site/', '/site/about/', '/about/'],
  ['/site/', '/about/', undefined],
  ['/', '/%E0%A4%A', undefined],
  ['/', '//evil.example/about', undefined],
  ['/', 'http://evil.example/about', undefined],
  ['/', '/.//evil.example/..%2fabout', undefined],
  ['/', '/.\\\\evil.example/..%2fabout', undefined],
  ['/site/', '/site/..%2f..', undefined],
])('under the base %s the servers read %s as %s', (base, address, path) => {
  expect(pathBelow(base, address)).toBe(path);
});

type Middleware = (request: object, response: object, next: (error?: Error) => void) => Promise<void>;

/** The plugin of a site without pages, and what its development server answers: a text, an error, or nothing. */
function serve({ base = '/', publicDir = tempFolder() } = {}) {
  const state = { site: { pages: [], company, known: {}, siteAddress: { base, siteUrl: '' } } };
  const plugin = serveSiteFiles(state as unknown as SiteState);
  const use = vi.fn<(middleware: Middleware) => void>();
  (plugin.configureServer as (server: object) => void)({ middlewares: { use }, config: { publicDir } });
  const ask = async (originalUrl: string) => {
    const end = vi.fn();
    const next = vi.fn();
    await use.mock.calls[0]![0]({ originalUrl }, { writeHead: () => ({ end }) }, next);
    return String(end.mock.lastCall?.[0] ?? next.mock.lastCall?.[0]);
  };
  return { plugin, ask };
}

test('the development server has the site’s files below the base path', async () => {
  const { ask } = serve({ base: '/site/' });
  expect(await ask('/site/robots.txt')).toMatch(/^User-agent/);
  expect(await ask('/robots.txt')).toBe('undefined');
});

test('a file of the company takes precedence over one that is made, but not over a page', async () => {
  const publicDir = tempFolder({ 'robots.txt': '', '404.html': '' });
  const { plugin, ask } = serve({ publicDir });
  expect(await ask('/robots.txt')).toBe('undefined');
  const emitFile = vi.fn();
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const context = { emitFile, environment: { config: { publicDir } } };
  await (plugin.generateBundle as () => Promise<void>).call(context as never);
  expect(emitFile.mock.calls.map(([{ fileName }]) => fileName)).not.toContain('robots.txt');
  expect(print.mock.calls.join()).toMatch(/^public\/robots\.txt is used/);
  expect(() => checkPublic([examplePage({ path: '/404.html' })], publicDir)).toThrow(
    '404.html is also written',
  );
});

test('researchers are told whom to write to, for a year, once mailbox and address are known', async () => {
  vi.stubEnv('SITE_DATE', '2026-12-01');
  const known = { ...withoutPlaceholders(company, new Set()), email: 'hello@acme.in' };
  const contactOf = (changes: object) =>
    siteFiles({ pages: [], company, known, siteAddress, ...changes })['/.well-known/security.txt']?.();
  expect(contactOf({})).toBe('Contact: mailto:hello@acme.in\nExpires: 2027-12-01T00:00:00.000Z\n');
  for (const changes of [
    { known: { ...known, email: undefined } },
    { siteAddress: nowhere },
    { siteAddress: { ...siteAddress, base: '/site/' } },
  ])
    expect(contactOf(changes)).toBeUndefined();
});
