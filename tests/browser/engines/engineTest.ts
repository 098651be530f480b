import { test as base, expect } from 'playwright/test';

type Engine = {
  /** Errors that the page has thrown or written to the console. The test fails when there are any at its end. */
  errors: string[];
  /** Serves pages without their scripts from now on. */
  withoutScript: () => Promise<void>;
};

// WebDriver BiDi cannot switch JavaScript off: pages are served as a browser without it reads them.
const withoutScripts = (html: string) =>
  html.replace(/<script\b.*?<\/script>/gs, '').replace(/<\/?noscript>/g, '');

/**
 * Errors that no visitor meets: Firefox asks for an icon of the inbox's plain answer too, and that page's policy refuses
 * it; Chromium 109 reports each attribute that it does not know yet.
 */
const isHarmless = (text: string) => /\/favicon\.ico|^Found a 'popover' attribute/.test(text);

/** Playwright's test for what is the same in every engine. */
export const test = base.extend<Engine>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!isHarmless(text)) errors.push(text);
      };
      page.on('pageerror', (error) => note(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  withoutScript: async ({ page }, use) =>
    use(async () => {
      // Pages alone: their addresses end in a slash.
      await page.route('**/', async (route) => {
        const response = await route.fetch();
        return route.fulfill({ response, body: withoutScripts(await response.text()) });
      });
    }),
});

export { expect };
