import type { Page } from 'playwright/test';
import { weakTexts } from './axe.ts';
import { expect } from './test.ts';

const steps = [0.02, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.98];

/** Where a press on a card would do nothing although a link covers it: the card's class, and that of what lies there. */
export const deadSpots = (page: Page): Promise<string[]> =>
  page.locator('main a').evaluateAll((links, steps) => {
    const spots = (links as HTMLElement[]).flatMap((link) => {
      const { position, content } = getComputedStyle(link, '::after');
      const card = link.offsetParent;
      const isCover = position === 'absolute' && content !== 'none';
      if (!card || !isCover || getComputedStyle(link).position !== 'static') return [];
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = card.getBoundingClientRect();
      const hit = steps.flatMap((x) =>
        steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
      );
      return hit
        .filter((element) => card.contains(element) && !element!.closest('a, button'))
        .map((element) => `${card.className}: ${element!.outerHTML.slice(0, 60)}`);
    });
    return [...new Set(spots)];
  }, steps);

/** The controls of a page's content over which something else lies, without the honeypot, which nobody sees. */
function coveredControls(page: Page): Promise<string[]> {
  const controls = page
    .getByRole('main')
    .locator(':is(a, button, input, select, summary):not([aria-hidden] *)')
    .filter({ visible: true });
  return controls.evaluateAll((controls) =>
    controls
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !control.contains(top) && !top?.contains(control);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

/** Takes a page's style sheets away, and fails unless the inlined styles alone leave it readable and usable. */
export async function expectUsableWithoutStyleSheet(page: Page): Promise<void> {
  const links = page.locator('body link[rel=stylesheet]');
  await links.first().waitFor({ state: 'attached' });
  await links.evaluateAll((all) => all.map((link) => link.remove()));
  expect(await weakTexts(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
}
