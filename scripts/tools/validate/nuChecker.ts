import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An error in an HTML file, by the file's path and the place in it. */
export type Finding = { file: string; line: number; message: string };

/** What the checker found, or why it could not run. */
export type NuReport = { findings: Finding[] } | { skipped: string };

type Message = { url: string; lastLine?: number; message: string };

// The package runs its checker with the system's Java, or else with one that it downloads once.
const checker = createRequire(import.meta.url).resolve('vnu-jar');
const downloadLimit = 120_000;
const checkLimit = 300_000;

const run = (options: string[], timeout: number) =>
  spawnSync(process.execPath, [checker, ...options], { encoding: 'utf8', timeout, maxBuffer: 100_000_000 });

/**
 * Checks HTML files, the styles in them included, with the Nu HTML checker of the W3C's validator.
 * @throws when the checker breaks off
 */
export function checkWithNu(files: string[]): NuReport {
  const probe = run(['--version'], downloadLimit);
  if (probe.status !== 0) {
    const reason = probe.stderr.trim().split('\n').at(-1) || 'a download took too long';
    return {
      skipped: `The Nu HTML checker needs Java 11 or later, which is not here and could not be had: ${reason}`,
    };
  }
  const { stderr, error } = run(['--format', 'json', '--errors-only', ...files], checkLimit);
  if (error || !stderr.startsWith('{')) throw new Error(`The Nu HTML checker broke off: ${error ?? stderr}`);
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return {
    findings: messages.map(({ url, lastLine = 0, message }) => ({
      file: path.relative('.', fileURLToPath(url)),
      line: lastLine,
      message,
    })),
  };
}
