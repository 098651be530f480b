/** The most remarks to print for one file: the others come up once these are settled. */
const most = 3;

/** Remarks such as `services.ts › "web" › points: has …` as the lines of a short list by file. */
export function listRemarks(remarks: readonly string[]): string[] {
  const files = [...new Set(remarks.map((remark) => remark.split(' › ')[0]!))];
  return files.flatMap((file) => {
    const own = remarks.filter((remark) => remark.startsWith(`${file} › `));
    const shown = own.slice(0, most).map((remark) => remark.replace(`${file} › `, '  '));
    return [file, ...shown, ...(own.length > most ? [`  and ${own.length - most} more`] : [])];
  });
}
