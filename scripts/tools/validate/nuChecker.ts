import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An error in an HTML file, with the file's path and the position. */
export type Finding = { file: string; line: number; message: string };

/** The findings, or the reason why the checker could not run. */
export type NuReport = { findings: Finding[] } | { skipped: string };

type Message = { url: string; lastLine?: number; message: string };

// The package uses the system's Java, or downloads one once.
const checker = createRequire(import.meta.url).resolve('vnu-jar');
const downloadLimit = 120_000;
const checkLimit = 300_000;

/**
 * Java compiles the checker once, not again for speed: that takes more than half of the time for a few hundred files. It
 * leaves no performance data in the temporary folder.
 */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xss2m';

const run = (options: string[], timeout: number) =>
  spawnSync(process.execPath, [checker, ...options], {
    encoding: 'utf8',
    timeout,
    maxBuffer: 100_000_000,
    env: { ...process.env, JDK_JAVA_OPTIONS: javaOptions },
  });

/**
 * Checks HTML files and the styles in them with the W3C's Nu HTML checker.
 * @throws when the checker fails
 */
export function checkWithNu(files: string[]): NuReport {
  const probe = run(['--version'], downloadLimit);
  if (probe.status !== 0) {
    const reason = probe.stderr.trim().split('\n').at(-1) || 'a download took too long';
    return {
      skipped: `The Nu HTML checker needs Java 11 or later, which is not installed and could not be downloaded: ${reason}`,
    };
  }
  const { stderr, error } = run(['--format', 'json', '--errors-only', ...files], checkLimit);
  // Java says first that it has options.
  const report = stderr.replace(/^NOTE: .*\n/, '');
  if (error || !report.startsWith('{')) throw new Error(`The Nu HTML checker failed: ${error ?? stderr}`);
  const { messages } = JSON.parse(report) as { messages: Message[] };
  return {
    findings: messages.map(({ url, lastLine = 0, message }) => ({
      file: path.relative('.', fileURLToPath(url)),
      line: lastLine,
      message,
    })),
  };
}
