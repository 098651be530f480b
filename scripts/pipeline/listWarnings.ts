/** The most warnings to print for one file; the others are printed once these are resolved. */
const most = 3;

/** Warnings such as `services.ts › "web" › points: has …` as the lines of a short list by file. */
export function listWarnings(warnings: readonly string[]): string[] {
  const files = [...new Set(warnings.map((warning) => warning.split(' › ')[0]!))];
  return files.flatMap((file) => {
    const own = warnings.filter((warning) => warning.startsWith(`${file} › `));
    const shown = own.slice(0, most).map((warning) => warning.replace(`${file} › `, '  '));
    return [file, ...shown, ...(own.length > most ? [`  and ${own.length - most} more`] : [])];
  });
}
