import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { company } from '#shared/model/content.ts';
import { checkPublic } from '../../../../build/output/copyPublic.ts';
import type { SiteState } from '../../../../build/SiteState.ts';
import { serveSiteFiles } from '../../../../build/serving/serveSiteFiles.ts';
import { examplePage } from '../../../support/examples/examplePage.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

type Middleware = (request: object, response: object, next: (error?: Error) => void) => Promise<void>;

let publicDir: string;
beforeEach(() => {
  publicDir = tempFolder();
});

/** What the development server of a site without pages answers: a text, an error, or nothing. */
async function ask(originalUrl: string, { base = '/', mark = company.logo.mark.onWhite } = {}) {
  const state = {
    pages: [],
    company: { ...company, logo: { ...company.logo, mark: { ...company.logo.mark, onWhite: mark } } },
    siteAddress: { base, siteUrl: '' },
  };
  const use = vi.fn<(middleware: Middleware) => void>();
  const plugin = serveSiteFiles(state as unknown as SiteState);
  (plugin.configureServer as (server: object) => void)({ middlewares: { use }, config: { publicDir } });
  const end = vi.fn();
  const next = vi.fn();
  await use.mock.calls[0]![0]({ originalUrl }, { writeHead: () => ({ end }) }, next);
  return String(end.mock.lastCall?.[0] ?? next.mock.lastCall?.[0]);
}

it('serves the files below the base path', async () => {
  expect(await ask('/site/robots.txt', { base: '/site/' })).toMatch(/^User-agent/);
  expect(await ask('/robots.txt', { base: '/site/' })).toBe('undefined');
});

it('reports an icon that cannot be drawn when it is requested, and passes on requests for other files', async () => {
  const mark = 'brand/nothing';
  expect(await ask('/favicon.ico', { mark })).toContain('brand/nothing');
  for (const address of ['//', '//robots.txt', '/%E0%A4%A.png', '/images/logo.svg'])
    expect(await ask(address, { mark })).toBe('undefined');
});

it('lets a file of the company take precedence over one that is made, but not over a page', async () => {
  writeFileSync(path.join(publicDir, 'robots.txt'), '');
  expect(await ask('/robots.txt')).toBe('undefined');
  const emitFile = vi.fn();
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const state = { pages: [], company, siteAddress: { base: '/', siteUrl: '' } };
  const { generateBundle } = serveSiteFiles(state as unknown as SiteState);
  await (generateBundle as () => Promise<void>).call({
    emitFile,
    environment: { config: { publicDir } },
  } as never);
  expect(emitFile.mock.calls.map(([{ fileName }]) => fileName)).not.toContain('robots.txt');
  expect(print.mock.calls.join()).toMatch(/^public\/robots\.txt is used/);

  writeFileSync(path.join(publicDir, '404.html'), '');
  expect(() => checkPublic([examplePage({ path: '/404.html' })], publicDir)).toThrow(
    '404.html is also written',
  );
});
