import path from 'node:path';
import type { Page } from 'playwright/test';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { weakTexts } from '../support/axe.ts';
import { serveMap } from '../support/forms.ts';
import { templateSamples } from '../support/pages.ts';
import { desktop, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';
import { realFolder } from './testReal.ts';

test.use({ ...stillPage, viewport: desktop, bypassCSP: true });

/** Turns Dark Reader on, and waits until it has changed the page's colours. */
async function darken(page: Page): Promise<void> {
  await page.addScriptTag({ path: path.join(realFolder, 'node_modules/darkreader/darkreader.js') });
  await page.evaluate(() => {
    const { DarkReader } = window as never as { DarkReader: { enable: (theme: object) => void } };
    DarkReader.enable({});
  });
  await expect(page.locator('.site-shell__main')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
}

test('texts, and errors of a form, keep their contrast in Dark Reader', async ({ page, expectComplaint }) => {
  expectComplaint('DarkReader');
  const weak: string[] = [];
  for (const { path: address } of templateSamples) {
    if (address === '/contact/') await serveMap(page);
    await openPage(page, address);
    if (address === '/contact/') await page.getByRole('button', { name: enquiryForm.submit }).click();
    await darken(page);
    weak.push(...(await weakTexts(page)).map((text) => `${address} ${text}`));
  }
  expect(weak).toEqual([]);
});
