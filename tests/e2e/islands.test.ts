import path from 'node:path';
import type { Page } from 'playwright/test';
import { build, type Rolldown } from 'vite';
import { serveMap } from '../support/contact.ts';
import { networkError } from '../support/faults.ts';
import { fates } from '../support/islandFates.tsx';
import { wakeIslands } from '../support/islands.ts';
import { islandSamples } from '../support/pages.ts';
import { desktop, movingPage, stillPage } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

const scriptOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** Each island's stage, and of those that are not awake what the page shows: in served HTML, as without script. */
const islandsOn = (page: Page, servedHtml?: string) =>
  page.evaluate((servedHtml) => {
    const parsed = servedHtml ? new DOMParser().parseFromString(servedHtml, 'text/html') : document;
    return [...parsed.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset, innerHTML }) => {
      const html = servedHtml ? innerHTML.replaceAll(/<\/?noscript>/g, '') : innerHTML;
      const stage = 'failed' in dataset ? 'failed' : 'awake' in dataset ? 'awake' : 'asleep';
      return { name: dataset.island!, stage, html: stage === 'awake' ? '' : html };
    });
  }, servedHtml);

const goneScript = 'has lost its script';
type Fate = keyof typeof fates | typeof goneScript;
const everyFate: Fate[] = [...(Object.keys(fates) as Fate[]), goneScript];

/** In the other fates the island's own component never runs: one page shows how every island goes back then. */
const fatesOfRunning: Fate[] = ['lives', 'throws in an effect', 'throws when it renders anew'];

let fatesScript: string;
test.beforeAll(async () => {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: path.resolve('tests/support/islandFates.tsx'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  fatesScript = result[0]!.output[0].code;
});
test.beforeEach(({ page }) =>
  page.route('**/assets/islandFates.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fatesScript }),
  ),
);

/** Has one of the fates happen to an island. */
async function decide(page: Page, island: string, fate: Fate): Promise<void> {
  await page.route(scriptOf(island), (route) => {
    if (fate === goneScript) return route.fulfill({ status: 404, body: 'Not Found' });
    const body = `
      import { ${island} as Original } from '${route.request().url()}?original';
      import { fates } from './islandFates.js';
      export const ${island} = fates['${fate}'](Original);`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

for (const { path } of islandSamples) {
  test.describe(path, () => {
    test.beforeEach(({ expectComplaint }) => {
      for (const part of ['has no script', 'broken', networkError]) expectComplaint(part);
    });

    test('islands that fail go back to their HTML, and the others live on', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes(networkError)) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      const html = await (await page.request.get(`.${path}`)).text();
      const served = await islandsOn(page, html);
      const names = served.map(({ name }) => name);
      await serveMap(page);
      // Only the home page's islands move.
      const isHome = path === '/';
      if (!isHome) await page.emulateMedia(stillPage.contextOptions);
      const rounds = isHome ? everyFate : fatesOfRunning;
      for (const [round, first] of rounds.entries()) {
        await test.step(`the first ${first}`, async () => {
          const fateOf = (name: string) => rounds[(names.indexOf(name) + round) % rounds.length]!;
          for (const name of names) await decide(page, name, fateOf(name));
          await page.goto(`.${path}`);
          await wakeIslands(page);
          await expect
            .poll(() => islandsOn(page))
            .toEqual(
              served.map((island) =>
                fateOf(island.name) === 'lives'
                  ? { ...island, stage: 'awake', html: '' }
                  : { ...island, stage: 'failed' },
              ),
            );
          expect(errors).toHaveLength(names.filter((name) => fateOf(name) !== 'lives').length);
          errors.length = 0;
        });
      }
    });
  });
}
