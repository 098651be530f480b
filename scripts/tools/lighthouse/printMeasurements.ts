import { kilobytes } from '../../lib/kilobytes.ts';
import { printTable } from '../../lib/printTable.ts';
import { type PaintBudget, paintBudgetOf } from '../../pipeline/budgets/budgets.ts';
import type { Page } from '../../pipeline/pages/checkPages.ts';
import type { Measurement } from './measurePage.ts';

/** Results of a page and of its copy without scripts. */
export type Comparison = { page: Page; own: Measurement; twin: Measurement };

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Marks values over budget. */
const marked = (text: string, isBeyond: boolean) => (isBeyond ? `${text} !` : text);

function cellsOf({ own, twin }: Comparison, budget: PaintBudget): string[] {
  const paint = (name: 'firstPaint' | 'largestPaint') => {
    const ratio = own[name] / twin[name];
    return [
      marked(seconds(own[name]), own[name] > budget[name]),
      seconds(twin[name]),
      marked(ratio.toFixed(2), ratio > budget.ratio),
    ];
  };
  return [
    ...own.scores.map((score) => marked(String(score), score < budget.score)),
    ...paint('firstPaint'),
    ...paint('largestPaint'),
    marked(own.layoutShift.toFixed(3), own.layoutShift > budget.layoutShift + 0.0005),
    marked(`${Math.round(own.blockingTime)} ms`, own.blockingTime > budget.blockingTime),
    kilobytes(own.weight),
  ];
}

/** Prints the medians next to those of the copies without scripts; `!` marks values over budget. */
export function printMeasurements(comparisons: Comparison[]): void {
  const rows = comparisons.map((comparison) => [
    comparison.page.path,
    ...cellsOf(comparison, paintBudgetOf(comparison.page.template)),
  ]);
  printTable(
    [
      [
        'Page',
        'perf',
        'a11y',
        'best',
        'seo',
        'first',
        'twin',
        'ratio',
        'largest',
        'twin',
        'ratio',
        'shift',
        'blocked',
        'weight',
      ],
    ],
    rows,
  );
  const beyond = rows.filter((cells) => cells.some((cell) => cell.endsWith('!')));
  console.log(
    beyond.length === 0
      ? `All ${rows.length} pages are within scripts/pipeline/budgets/budgets.ts`
      : `${beyond.length} of ${rows.length} pages exceed scripts/pipeline/budgets/budgets.ts (marked with !)`,
  );
}
