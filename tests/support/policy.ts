import { expect, test as siteTest } from './test.ts';

/** The test of a site, which also fails on any violation of a page's policy: the console need not show them. */
export const test = siteTest.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          reportViolation(`${effectiveDirective}: ${blockedURI} ${sample}`),
        );
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
