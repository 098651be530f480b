import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright/test';

/** The environment of screenshots: only the same one draws the same. */
export type Environment = {
  /** Name and full version of the browser. */
  browser: string;
  /** Operating system and processor. */
  system: string;
  /** Hash of a drawn text: the system's fonts, and how it smooths letters and edges. */
  drawing: string;
};

const file = path.resolve('tests/visual/baselines/environment.json');

// The site's own fonts are left out: where they change, the pictures are to be compared.
const probe = `<!doctype html><body style="margin: 0; padding: 8px; background: linear-gradient(#fff, #d9f1fa)">
${['sans-serif', 'serif', 'monospace', 'Arial', 'system-ui']
  .map(
    (font) =>
      `<p style="margin: 0; font: 17.3px/1.4 ${font}">Hamburgefonstiv 0123 ₹ é ł → <b>fi ffl AVA</b></p>`,
  )
  .join('')}
<div style="width: 80px; height: 40px; border-radius: 13px; rotate: 7deg; box-shadow: 0 4px 9px #06a3da"></div>`;

/** The environment that tests run in now. */
export async function readEnvironment(browser: Browser): Promise<Environment> {
  const page = await browser.newPage({ viewport: { width: 600, height: 240 }, deviceScaleFactor: 1 });
  await page.setContent(probe);
  const drawn = await page.screenshot();
  await page.close();
  return {
    browser: `${browser.browserType().name()} ${browser.version()}`,
    system: `${process.platform} ${process.arch}`,
    drawing: createHash('sha256').update(drawn).digest('hex').slice(0, 16),
  };
}

/** Records the environment in which baselines are made. */
export function writeEnvironment(environment: Environment): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`);
}

/** Why pictures made here cannot be compared with the baselines, in one line; empty where they can. */
export function whyIncomparable(here: Environment): string {
  if (!existsSync(file))
    return 'no baselines to compare pictures with: npm run visual -- --update makes them';
  const there: Environment = JSON.parse(readFileSync(file, 'utf8'));
  const differences = (Object.keys(here) as (keyof Environment)[])
    .filter((key) => here[key] !== there[key])
    .map((key) => `${key} ${here[key]} instead of ${there[key]}`);
  return differences.length === 0
    ? ''
    : `pictures are not compared, for the baselines were made in another environment: ${differences.join(', ')}`;
}
