/** Formats bytes, such as `14.6 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Length of the longest text. */
export const widest = (texts: string[]): number => Math.max(...texts.map(({ length }) => length));

/** Prints a table: the first column is left-aligned, figures are right-aligned. */
export function printTable(rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => widest(rows.map((row) => row[column]!)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
    );
    console.log(cells.join('  ').trimEnd());
  }
}
