import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a test runner leaves for `npm test` to sum up. */
export type TestReport = {
  passed: number;
  /** Names of the failed tests, each with its file. */
  failed: string[];
  /** How many tests were skipped, by reason. */
  skipped: Record<string, number>;
  /** Milliseconds spent on each test file. */
  files: Record<string, number>;
  /** Set at the end of the run: without it the runner was stopped, and this is what it had done by then. */
  isComplete?: true;
};

/** Collects the results of a run, test by test. */
export class ReportBuilder {
  readonly report: TestReport = { passed: 0, failed: [], skipped: {}, files: {} };

  skip(reason = 'no reason given'): void {
    this.report.skipped[reason] = (this.report.skipped[reason] ?? 0) + 1;
  }

  addTime(file: string, milliseconds: number): void {
    this.report.files[file] = (this.report.files[file] ?? 0) + milliseconds;
  }

  /** Writes what is known so far to the file that TEST_REPORT names; without that, does nothing. */
  write(): void {
    const { TEST_REPORT } = process.env;
    if (!TEST_REPORT) return;
    mkdirSync(path.dirname(TEST_REPORT), { recursive: true });
    writeFileSync(TEST_REPORT, JSON.stringify(this.report));
  }

  /** Writes the whole report. */
  finish(): void {
    this.report.isComplete = true;
    this.write();
  }
}
