import { test as base, expect } from 'playwright/test';
import { BareTab } from './BareTab.ts';
import type { DevTools } from './DevTools.ts';
import { launchBare } from './launchBare.ts';

/** Playwright's test with a tab of a bare browser in place of a page of its own. */
export const test = base.extend<{ tab: BareTab }, { devTools: DevTools }>({
  devTools: [
    async ({ launchOptions }, use) => {
      const { devTools, end } = await launchBare(launchOptions.executablePath!);
      await use(devTools);
      await end();
    },
    { scope: 'worker' },
  ],
  tab: async ({ devTools }, use) => use(await BareTab.open(devTools)),
});

export { expect };
