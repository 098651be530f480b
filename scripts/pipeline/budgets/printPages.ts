import { plural } from '../../../shared/core/plural.ts';
import { kilobytes } from '../../lib/kilobytes.ts';
import { printTable } from '../../lib/printTable.ts';
import { heaviestPages } from './heaviestPages.ts';
import type { PageWeight } from './weighPages.ts';

/** The most pages to print one by one; a longer list shows the heaviest page of each template. */
const tableLimit = 100;

/** Prints the transfer size of each built page, and a summary line. */
export function printPages(weights: PageWeight[], folder: string, milliseconds: number): void {
  const rows = weights.length > tableLimit ? heaviestPages(weights) : weights;
  printTable(
    [
      ['Page', 'HTML', 'of it CSS', 'script'],
      ['', 'brotli', 'raw', 'brotli'],
    ],
    rows.map(({ page, html, css, script }) => [page.path, ...[html, css, script].map(kilobytes)]),
  );
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`Built ${plural(weights.length, 'page')} into ${folder} in ${seconds} s`);
}
