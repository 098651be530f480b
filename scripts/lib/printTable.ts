import { widest } from './widest.ts';

/** Prints a table: the first column is left-aligned, figures are right-aligned. */
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
