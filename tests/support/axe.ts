import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices: tags of rules. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Axe = {
  run: (context: string, options: RunOptions) => Promise<AxeResults>;
};

async function violationsIn(page: Page, selector: string, runOnly: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ context, runOnly }) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly,
        // The map's page is not the site's.
        iframes: false,
        // No rule of these needs the style sheets, and nobody reads what has passed.
        preload: false,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
      }));
    },
    { context: selector, runOnly },
  );
}

/** Fails with axe's messages on any violation in the current page, or in `selector`. */
export async function expectAccessible(page: Page, selector = 'html'): Promise<void> {
  expect(await violationsIn(page, selector, tags)).toEqual([]);
}

async function foundBy(rule: string, page: Page): Promise<string[]> {
  const [found] = await violationsIn(page, 'main', [rule]);
  return (found?.nodes ?? []).map(({ html, failureSummary }) => `${html}: ${failureSummary}`);
}

export const weakTexts = (page: Page) => foundBy('color-contrast', page);

/** Targets that are too small, also because something that sticks lies over them (WCAG 2.5.8). */
export const smallTargets = (page: Page) => foundBy('target-size', page);
