import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import glob from 'fast-glob';
import { listedPages } from '../support/pages.ts';
import { addressOf, siteUrl } from '../support/sites.ts';
import { expect, openPage, test } from '../support/test.ts';
import { realFolder } from './testReal.ts';

/** What is used of https://github.com/ghostery/adblocker. */
type Engine = {
  match: (request: object) => { match: boolean; filter?: object };
  getCosmeticsFilters: (page: object) => { styles: string };
};

const { FiltersEngine, Request } = createRequire(path.join(realFolder, 'package.json'))(
  '@ghostery/adblocker',
);

/** The lists that uBlock Origin is delivered with, EasyList and EasyPrivacy among them. */
const files = glob.sync('webext-ublock-origin-firefox/**/assets/**/*.txt', {
  cwd: realFolder,
  absolute: true,
});

test('no blocking list hides a part of a page or blocks its requests', async ({ page }) => {
  const lists = files
    .filter((file) => !/badlists|LICENSE/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  expect(lists.length).toBeGreaterThan(5);
  const engine: Engine = FiltersEngine.parse(lists.join('\n'));
  const { hostname, host: domain } = new URL(siteUrl);
  const caught = new Set<string>();
  page.on('request', (request) => {
    const url = request.url().replace(addressOf('site'), `${siteUrl}/`);
    const type = request.resourceType();
    const { match, filter } = engine.match(Request.fromRawDetails({ url, sourceUrl: siteUrl, type }));
    if (match) caught.add(`${url}: ${filter}`);
  });
  for (const { path: address } of listedPages) {
    await openPage(page, address);
    const names = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')];
      return {
        classes: [...new Set(all.flatMap(({ classList }) => [...classList]))],
        ids: all.map(({ id }) => id).filter(Boolean),
        hrefs: [...document.links].map(({ href }) => href),
      };
    });
    const { styles } = engine.getCosmeticsFilters({ url: siteUrl + address, hostname, domain, ...names });
    const selectors = [...styles.matchAll(/(?:^|\})(.+?)\s*\{/gs)].flatMap(([, list]) => list!.split(/,\n/));
    const hidden = await page.evaluate(
      (selectors) => selectors.filter((selector) => document.querySelector(selector)),
      selectors,
    );
    for (const selector of hidden) caught.add(`${address}: ${selector}`);
  }
  expect([...caught]).toEqual([]);
});
