import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Says once, after all tests, for what reasons some were skipped: the dots tell only how many. */
export default class SkipReporter implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [reason, count] of this.counts) console.log(`\n${count} skipped: ${reason}`);
  }
}
