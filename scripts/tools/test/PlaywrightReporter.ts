import path from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter';
import { ReportBuilder } from './TestReport.ts';

const fileOf = ({ location }: TestCase) => path.relative('.', location.file).replaceAll(path.sep, '/');

/** Reports a run of Playwright to `npm test`; a test that passes only at a second try has failed. */
export default class PlaywrightReporter implements Reporter {
  private readonly builder = new ReportBuilder();

  onTestEnd(test: TestCase, { duration, status }: TestResult): void {
    const { report } = this.builder;
    this.builder.addTime(fileOf(test), duration);
    if (status === 'skipped') {
      this.builder.skip(test.annotations.find(({ type }) => type === 'skip')?.description);
    } else if (status === test.expectedStatus && test.outcome() !== 'flaky') {
      report.passed += 1;
    } else {
      const [, project, , ...names] = test.titlePath();
      report.failed.push(`${fileOf(test)} › ${names.join(' ')} (${project})`);
    }
    this.builder.write();
  }

  onError({ message = 'unknown error' }: TestError): void {
    this.builder.report.failed.push(`outside of tests: ${message}`);
  }

  onEnd(): void {
    for (const [reason, count] of Object.entries(this.builder.report.skipped))
      console.log(`\n${count} skipped: ${reason}`);
    this.builder.finish();
  }
}
