import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { ReportBuilder } from './TestReport.ts';

function addTest(builder: ReportBuilder, file: string, test: TestCase): void {
  const result = test.result();
  if (result.state === 'passed') builder.report.passed += 1;
  else if (result.state === 'skipped') builder.skip(result.note);
  else builder.report.failed.push(`${file} › ${test.fullName}`);
}

function addModule(builder: ReportBuilder, module: TestModule): void {
  const file = module.relativeModuleId;
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  builder.addTime(
    file,
    environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
  );
  for (const test of module.children.allTests()) addTest(builder, file, test);
  // Errors outside of tests: imports, hooks.
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  for (const { message } of [...module.errors(), ...suites])
    builder.report.failed.push(`${file}: ${message}`);
}

/** Reports a run of Vitest to `npm test`. */
export default class VitestReporter implements Reporter {
  private readonly soFar = new ReportBuilder();

  onTestModuleEnd(module: TestModule): void {
    addModule(this.soFar, module);
    this.soFar.write();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly { message: string }[]): void {
    const builder = new ReportBuilder();
    for (const module of modules) addModule(builder, module);
    for (const { message } of unhandledErrors) builder.report.failed.push(`unhandled: ${message}`);
    builder.finish();
  }
}
