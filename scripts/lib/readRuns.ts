import { CliError } from './CliError.ts';

/**
 * How often a command is to measure, from its option `--runs`.
 * @throws CliError for anything but a positive integer
 */
export function readRuns(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new CliError('--runs takes an integer, such as --runs 5');
}
