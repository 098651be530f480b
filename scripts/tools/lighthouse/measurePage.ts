import { median } from '../../lib/median.ts';
import { categories, type loadLighthouse, type Report } from './loadLighthouse.ts';

/** Results of one run, or medians of several: scores of 100, times in ms, weight in bytes. */
export type Measurement = {
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  weight: number;
};

function read({ categories: scores, audits }: Report): Measurement {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((scores[category].score ?? 0) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    weight: value('total-byte-weight'),
  };
}

/** The median of each value over several runs. */
export function mediansOf(runs: Measurement[]): Measurement {
  const of = (figure: (run: Measurement) => number) => median(runs.map(figure));
  return {
    scores: categories.map((_, index) => of(({ scores }) => scores[index]!)),
    firstPaint: of((run) => run.firstPaint),
    largestPaint: of((run) => run.largestPaint),
    blockingTime: of((run) => run.blockingTime),
    layoutShift: of((run) => run.layoutShift),
    weight: of((run) => run.weight),
  };
}

/**
 * One run of Lighthouse with its own settings for a phone on a slow network.
 * @param port debugging port of a running Chromium
 * @throws when Lighthouse could not load the page
 */
export async function measurePage(
  lighthouse: Awaited<ReturnType<typeof loadLighthouse>>,
  url: string,
  port: number,
): Promise<Measurement> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`,
    );
  }
  return read(result.lhr);
}
