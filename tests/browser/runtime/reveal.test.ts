import { home } from '#shared/model/content.ts';
import { desktop, movingPage } from '../../support/shell.ts';
import { expect, opacitiesOn, openPage, revealedOn, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

test('after the first scroll, what was not in view fades up when it is scrolled to', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('revealOnScroll')) requests.push(request.url());
  });
  await openPage(page, '/');

  await test.step('nothing is fetched or hidden before the first scroll', async () => {
    expect(await opacitiesOn(page)).toEqual(['1']);
    expect(requests).toEqual([]);
    await page.mouse.wheel(0, 100);
    await expect(page.locator('html')).toHaveClass(/has-reveal/);
    expect(requests.some((url) => url.endsWith('.js'))).toBe(true);
  });

  await test.step('scrolling to the top is smooth', () =>
    expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth'));

  await test.step('what is in view stays as it is', async () => {
    const seen = revealedOn(page).first();
    await expect(seen).not.toHaveAttribute('data-aos');
    await expect(seen).toHaveCSS('opacity', '1');
  });

  await test.step('neighbours follow each other by 100 ms', async () => {
    const cells = page.getByRole('region', { name: home.services.heading }).getByRole('listitem');
    const delays = await cells.evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell).transitionDelay),
    );
    expect(delays.slice(3)).toEqual(delays.slice(3).map((_delay, index) => `${(index % 3) / 10}s`));
  });

  await test.step('the rest fades up when it is scrolled to, also after the page has become shorter', async () => {
    const last = revealedOn(page).last();
    await expect(last).toHaveCSS('opacity', '0');
    const others = page.locator('main > :nth-last-child(n + 4):not(link, script)');
    await others.evaluateAll((parts) => parts.map((part) => part.remove()));
    await last.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(last).toHaveCSS('opacity', '1');
    await expect(last).toHaveCSS('transition-duration', /^0\.8s/);
    await expect(last).toHaveCSS('transition-timing-function', /^ease/);
  });
});
