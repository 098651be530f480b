import type { Page } from 'playwright/test';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { bundle } from '../support/bundle.ts';
import { fillEnquiry, ownEnquiry, serveMap } from '../support/contact.ts';
import { networkError } from '../support/faults.ts';
import { fates } from '../support/islandFates.tsx';
import { islandAt, wakeIslands } from '../support/islands.ts';
import { islandSamples } from '../support/pages.ts';
import { menu } from '../support/samples.ts';
import { desktop, movingPage, phone, shellOf } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

const scriptOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** What the page shows of an island, with its noscript parts as a browser without script has them. */
const htmlOf = (page: Page, name: string, isServed: boolean) =>
  page.evaluate(
    async ([name, isServed]) => {
      const served = () => fetch(location.href).then((answer) => answer.text());
      const parsed = isServed ? new DOMParser().parseFromString(await served(), 'text/html') : document;
      return parsed.querySelector(`[data-island="${name}"]`)!.innerHTML.replaceAll(/<\/?noscript>/g, '');
    },
    [name, isServed] as const,
  );

const goneScript = 'has lost its script';
type Fate = keyof typeof fates | typeof goneScript;
const everyFate: Fate[] = [...(Object.keys(fates) as Fate[]), goneScript];

let fatesScript: string;
test.beforeAll(async () => {
  fatesScript = await bundle(new URL('../support/islandFates.tsx', import.meta.url));
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
      export const ${island} = fates['${fate}'](Original, '${island}');`;
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
      const names = [...html.matchAll(/data-island="(\w+)"/g)].map(([, name]) => name!);
      await serveMap(page);
      for (const [round, first] of everyFate.entries()) {
        await test.step(`the first ${first}`, async () => {
          const fateOf = (name: string) => everyFate[(names.indexOf(name) + round) % everyFate.length]!;
          for (const name of names) await decide(page, name, fateOf(name));
          await page.goto(`.${path}`);
          await wakeIslands(page);
          for (const name of names) {
            await test.step(`${name}: ${fateOf(name)}`, async () => {
              const isAlive = fateOf(name) === 'lives';
              await expect(islandAt(page, name, isAlive ? 'awake' : 'failed')).toBeAttached();
              if (!isAlive) expect(await htmlOf(page, name, false)).toBe(await htmlOf(page, name, true));
            });
          }
          expect(errors).toHaveLength(names.filter((name) => fateOf(name) !== 'lives').length);
          errors.length = 0;
        });
      }
    });
  });
}

test('a form that was submitted early is sent natively when its island throws', async ({
  page,
  expectComplaint,
}) => {
  for (const part of ['has no script', 'broken']) expectComplaint(part);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await decide(page, 'EnquiryForm', 'throws while it renders');
  await page.route(scriptOf('EnquiryForm'), (route) => released.then(() => route.fallback()));
  await serveMap(page);
  await page.goto('./contact/');
  await fillEnquiry(page, ownEnquiry());
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST');
  release();
  expect((await sent).postData()).toContain(ownEnquiry().lastName);
});

test('the page can be used when the header fails while its drawer is open', async ({
  page,
  expectComplaint,
}) => {
  for (const part of ['has no script', 'broken']) expectComplaint(part);
  await page.setViewportSize(phone);
  await openPage(page, '/about/');
  const { menuButton, accordion } = shellOf(page);
  const main = page.locator('#main');
  await menuButton.click();
  await expect(main).toHaveAttribute('inert');
  await islandAt(page, 'SiteHeader', 'awake').evaluate((island) =>
    island.addEventListener('click', () => {
      throw new Error('broken');
    }),
  );
  await accordion(menu.services).locator('summary').click();
  await expect(islandAt(page, 'SiteHeader', 'failed')).toBeAttached();
  await expect(main).not.toHaveAttribute('inert');
});
