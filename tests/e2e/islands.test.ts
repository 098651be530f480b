import type { Page } from 'playwright/test';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { fillEnquiry, ownEnquiry, serveMap } from '../support/contact.ts';
import { networkError } from '../support/faults.ts';
import { islandAt, wakeIslands } from '../support/islands.ts';
import { islandSamples } from '../support/pages.ts';
import { menu } from '../support/samples.ts';
import { desktop, movingPage, phone, shellOf } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

/** A module in the place of an island's own, which it can import from `original`. */
const modules: Record<string, (name: string, original: string) => string> = {
  'throws while it renders': (name) => `export function ${name}() { throw new Error('broken'); }`,
  'renders something else': (name) => `export const ${name} = () => 'Something else';`,
  'throws in an effect': around(`componentDidMount() { throw new Error('broken'); }`),
  'throws in a handler': around(`componentDidMount() {
    const island = document.querySelector('[data-island=' + NAME + ']');
    island.addEventListener('click', () => { throw new Error('broken'); });
    setTimeout(() => island.firstElementChild.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  }`),
  'throws when it renders anew': around(
    `componentDidMount() { setTimeout(() => this.setState({ isBroken: true })); }`,
  ),
};

/** The island's own component inside a class with `methods`; written without React, whose file has a hash. */
function around(methods: string): (name: string, original: string) => string {
  return (name, original) => `
    import { ${name} as Original } from '${original}';
    const NAME = '${name}';
    export class ${name} {
      constructor(props) { this.props = props; this.state = {}; }
      setState(change) { this.updater.enqueueSetState(this, change); }
      ${methods}
      render() {
        if (this.state.isBroken) throw new Error('broken');
        return { $$typeof: Symbol.for('react.transitional.element'), type: Original, key: null, props: this.props };
      }
    }
    ${name}.prototype.isReactComponent = {};`;
}

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

test('the class around an island breaks nothing by itself', async ({ page }) => {
  await page.route(scriptOf('SiteHeader'), (route) =>
    route.request().url().endsWith('?original')
      ? route.continue()
      : route.fulfill({
          contentType: 'text/javascript',
          body: around('')('SiteHeader', `${route.request().url()}?original`),
        }),
  );
  await page.goto('./about/');
  await wakeIslands(page);
  await expect(islandAt(page, 'SiteHeader', 'awake')).toBeAttached();
});

/** What happens to an island: one lives, and each of the others fails in another way. */
const fates = ['lives', 'its script is gone', ...Object.keys(modules)];

/** Gives an island its fate. */
async function decide(page: Page, name: string, fate: string): Promise<void> {
  if (fate === 'lives') return;
  const moduleOf = modules[fate];
  await page.route(scriptOf(name), (route) => {
    const url = route.request().url();
    if (!moduleOf) return route.fulfill({ status: 404, body: 'Not Found' });
    if (url.endsWith('?original')) return route.continue();
    return route.fulfill({ contentType: 'text/javascript', body: moduleOf(name, `${url}?original`) });
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
      for (const [round, first] of fates.entries()) {
        await test.step(`the first ${first}`, async () => {
          const fateOf = (name: string) => fates[(names.indexOf(name) + round) % fates.length]!;
          await page.unrouteAll();
          await serveMap(page);
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
  await page.route(scriptOf('EnquiryForm'), async (route) => {
    await released;
    const body = modules['throws while it renders']!('EnquiryForm', '');
    await route.fulfill({ contentType: 'text/javascript', body });
  });
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
