import { runCommand } from './runCommand.ts';
import { testBuilds, testFolders } from './test/builds.ts';
import { findBrowser } from './test/findBrowser.ts';
import { runStep, type Step, type Tally } from './test/runStep.ts';

const report = (name: string) => `.cache/reports/${name}.json`;

/** Tests that look at a build look at the one made here, whatever OUT_DIR says outside. */
const env = { OUT_DIR: testFolders.site };

const vitest = (name: string, projects: string[]): Step => ({
  name,
  command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${report(name)}`,
  report: report(name),
});

/** `npm test`: every check and test, one after another, with one exit code and a closing count over all. */
await runCommand(async () => {
  const browser = findBrowser();
  const steps: Step[] = [
    { name: 'types', command: 'tsc -p .' },
    { name: 'lint', command: 'biome check --error-on-warnings .' },
    { name: 'styles', command: 'stylelint "{pages,shared}/**/*.scss"' },
    vitest('modules', ['unit', 'component', 'content', 'commands']),
    ...Object.values(testBuilds),
    { ...vitest('build', ['build']), env },
    { ...vitest('hosting', ['hosting']), env },
    {
      name: 'browser',
      command: 'playwright test',
      report: report('browser'),
      env: { ...env, CHROMIUM_PATH: browser },
    },
  ];
  const total: Tally = { passed: 0, failed: 0, skipped: 0 };
  const red: string[] = [];
  for (const [index, step] of steps.entries()) {
    const tally = runStep(step, `${index + 1} of ${steps.length}`);
    if (tally.failed > 0) red.push(step.name);
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
  if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0) process.exitCode = 1;
});
