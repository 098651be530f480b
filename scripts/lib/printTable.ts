import { widest } from './widest.ts';

/** Prints rows below a headline in columns as wide as their widest cell: the first to the left, figures to the right. */
export function printTable(headlines: string[][], rows: string[][]): void {
  const all = [...headlines, ...rows];
  const widths = all[0]!.map((_, column) => widest(all.map((row) => row[column]!)));
  for (const row of all) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
    );
    console.log(cells.join('  ').trimEnd());
  }
}
