import type { Page } from 'playwright/test';
import { weakTexts } from './axe.ts';
import { expect } from './test.ts';

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
