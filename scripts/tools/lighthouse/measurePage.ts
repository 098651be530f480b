import { median } from '../../lib/median.ts';
import { paintBudgetOf } from '../../pipeline/budgets/budgets.ts';
import { categories, type loadLighthouse } from './loadLighthouse.ts';

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** Headings of a page's figures: scores of 100, times in ms. */
export const figures = ['perf', 'a11y', 'best', 'seo', 'first', 'largest', 'blocked', 'shift'];

/**
 * The figures of one run of Lighthouse with its own settings for a phone on a slow network.
 * @param port debugging port of a running Chromium
 * @throws when Lighthouse could not load the page
 */
export async function measurePage(
  lighthouse: Awaited<ReturnType<typeof loadLighthouse>>,
  url: string,
  port: number,
): Promise<number[]> {
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })) ?? {};
  if (!lhr || lhr.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no report'}`);
  }
  const scores = categories.map((category) => Math.round((lhr.categories[category].score ?? 0) * 100));
  return [...scores, ...audits.map((audit) => lhr.audits[audit]?.numericValue ?? Number.NaN)];
}

/** The median of each figure over several runs; `!` marks one beyond its limit. */
export function cellsOf(results: number[][], template: string): string[] {
  const { score, firstPaint, largestPaint, blockingTime, layoutShift } = paintBudgetOf(template);
  const limits = [firstPaint, largestPaint, blockingTime, layoutShift + 0.0005];
  return figures.map((name, index) => {
    const value = median(results.map((result) => result[index]!));
    const limit = limits[index - categories.length];
    const isBeyond = limit === undefined ? value < score : !(value <= limit);
    return `${name === 'shift' ? value.toFixed(3) : Math.round(value)}${isBeyond ? ' !' : ''}`;
  });
}
