import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../build/lib/explainError.ts';
import { testReal } from '../tests/real/testReal.ts';
import { becomeCompany } from '../tests/support/company/becomeCompany.ts';
import { installedBrowser } from '../tests/support/findBrowser.ts';
import { copyTo } from '../tests/support/projectCopy.ts';
import { builds } from '../tests/support/sites.ts';
import { runSteps, type Step } from './tools/runSteps.ts';

const types: Step = { name: 'types', command: 'tsc -p .', isHeld: true };

const runTests = (checks: Step[]): Promise<void> =>
  runSteps(
    installedBrowser() ? [] : [{ name: 'browser', command: 'playwright install chromium' }],
    checks,
    builds,
    [
      { name: 'rules and files', command: 'vitest run' },
      { name: 'behaviour', command: 'playwright test' },
    ],
  );

const checks: Step[] = [
  types,
  {
    name: 'lint (npm run fix corrects formatting)',
    command: 'biome check --error-on-warnings .',
    isHeld: true,
  },
  { name: 'styles', command: 'stylelint "{pages,shared}/**/*.scss"', isHeld: true },
];

/** The most important behaviour in Chromium, Firefox and WebKit, which Playwright installs. */
const engines: Step = { name: 'engines', command: 'playwright test', env: { TEST_SUITE: 'engines' } };

/** Tests a copy of the project with a company's usual changes: tests must pass whatever a company writes and offers. */
async function testCompany(choice: 'filled' | 'empty'): Promise<void> {
  const folder = path.resolve('.cache/company');
  rmSync(folder, { recursive: true, force: true });
  copyTo(folder);
  process.chdir(folder);
  await becomeCompany(choice);
  await runTests([types]);
}

const withoutBuild = '--project unit --project component --project content';

const options = ['builds', 'check', 'browsers', 'company', 'empty', 'real'];

/** `npm test`: README and CONTRIBUTING say what each option does. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: Object.fromEntries(options.map((name) => [name, { type: 'boolean' as const }])),
  });
  if (values.builds) await runSteps(builds);
  else if (values.check) await runSteps([{ name: 'rules', command: `vitest run ${withoutBuild}` }], checks);
  else if (values.browsers) await runSteps(builds, [engines]);
  else if (values.real) await testReal();
  else if (values.company) await testCompany(values.empty ? 'empty' : 'filled');
  else await runTests(checks);
});
