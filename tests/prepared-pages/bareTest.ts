import { test as base, expect } from 'playwright/test';
import { findBrowser } from '../../scripts/lib/findBrowser.ts';
import { BareTab } from './BareTab.ts';
import type { DevTools } from './DevTools.ts';
import { launchBare } from './launchBare.ts';

/** Playwright's test with a tab of a bare browser in place of a page of its own. */
export const test = base.extend<{ tab: BareTab }, { devTools: DevTools }>({
  devTools: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const { devTools, end } = await launchBare(findBrowser());
      await use(devTools);
      await end();
    },
    { scope: 'worker' },
  ],
  tab: async ({ devTools }, use) => use(await BareTab.open(devTools)),
});

export { expect };
