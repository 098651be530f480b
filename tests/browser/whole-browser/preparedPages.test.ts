import { expect, test } from './bareTest.ts';

test('a hovered link’s page is prepared, and starts once it is shown', async ({ openTab, baseURL }) => {
  const pages = await openTab();
  const [first] = pages as [(typeof pages)[0]];
  await first.session.send('Page.navigate', { url: new URL('/about/', baseURL).href });
  const hasRules = () => document.querySelector('script[type=speculationrules]') !== null;
  await expect.poll(() => first.evaluate(hasRules)).toBe(true);

  // The pages whose islands wake without a touch: films and carousels, the form and the map, the dialog.
  const paths = ['/', '/contact/', '/careers/'];
  for (const path of paths) {
    await test.step(`${path} rests until it is shown`, async () => {
      const point = await first.evaluate((link) => {
        const element = [...document.querySelectorAll(link)].find((each) => each.checkVisibility())!;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }, `a[href="${path}"]`);
      await first.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
      await expect.poll(() => first.progress.get(path)).toBe('Ready');
      const next = pages.at(-1)!;
      const atRest = await next.evaluate(() => ({
        path: location.pathname,
        awake: document.querySelectorAll('[data-state="awake"]').length,
        frames: document.querySelectorAll('iframe').length,
        isPrepared: document.prerendering,
      }));
      expect(atRest).toEqual({ path, awake: 0, frames: 0, isPrepared: true });
      expect(next.requests.filter((url) => /\.(js|webm|mp4)$/.test(url))).toEqual([]);
      expect(next.requests.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:'))).toEqual(
        [],
      );
    });
  }
  await test.step('the last one starts', async () => {
    const shown = pages.at(-1)!;
    const link = `a[href="${paths.at(-1)}"]`;
    await first.evaluate((link) => document.querySelector<HTMLElement>(link)!.click(), link);
    // The loader shows for its time, from the first frame in which the page is shown.
    const noted = () => shown.evaluate(() => ({ ...document.documentElement.dataset }));
    await expect.poll(async () => Number((await noted()).loaderLasted)).toBeGreaterThanOrEqual(1500);
    expect((await noted()).loaderFirst).toBe('true');
    // The header's menu opens by React, as on any page.
    const isExpanded = () =>
      shown.evaluate(() => document.querySelector('.nav-dropdown button')!.getAttribute('aria-expanded'));
    await shown.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.nav-dropdown button')!;
      button.focus();
      button.click();
    });
    await expect.poll(isExpanded).toBe('true');
    expect(pages.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
