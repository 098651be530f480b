import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'playwright/test';
import { byteBudgetOf } from '../../scripts/report/budgets.ts';
import { addressed } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// The phone that Lighthouse emulates.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const templates = [...new Map(addressed.map((page) => [page.template, page])).values()];

const brotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** Bytes of an answer as a host that compresses would send it. */
async function weigh(request: Request): Promise<number> {
  const response = (await request.response())!;
  const body = await response.body();
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/html')) return (await brotli(body)).length;
  if (/text|javascript|json|svg/.test(type)) return (await promisify(gzip)(body, { level: 9 })).length;
  return body.length;
}

for (const { path, template } of templates) {
  test(`${path} fetches no more than its budget before its visitor does anything`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(`.${path}`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const weights = await Promise.all(
      requests.map(async (request) => ({ url: request.url(), bytes: await weigh(request) })),
    );
    const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
    const listed = weights.map(({ url, bytes }) => `${String(bytes).padStart(7)} ${url}`).join('\n');
    expect(total, listed).toBeLessThanOrEqual(byteBudgetOf(template).firstView);
    expect(total).toBeGreaterThan(50_000);
  });
}
