import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../build/lib/explainError.ts';
import { makeBuilds } from './tools/test/builds.ts';
import { becomeCompany } from './tools/test/company/becomeCompany.ts';
import { copyProject } from './tools/test/copyProject.ts';
import { finish, runInTurn } from './tools/test/runStep.ts';
import { moduleTests, runTests, testBrowsers, typeCheck } from './tools/test/runTests.ts';
import { testReal } from './tools/test/testReal.ts';

/** Tests a copy of the project with a company's usual changes: tests must pass whatever a company writes and offers. */
async function testCompany(choice: 'filled' | 'empty'): Promise<void> {
  const folder = path.resolve('.cache/company');
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  process.chdir(folder);
  await becomeCompany(choice);
  await runTests([typeCheck, moduleTests]);
}

const option = { type: 'boolean' } as const;

/**
 * `npm test`: runs every check and test; with `--company` on a copy with other texts, lists and settings, with `--empty`
 * on one without any that may be empty; with `--browsers` the most important tests in each browser engine;
 * with `--real` those with programs that nobody here wrote; with `--builds` only makes the builds that tests need.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { builds: option, browsers: option, company: option, empty: option, real: option },
  });
  if (values.builds) return runInTurn([makeBuilds()]).then(finish);
  if (values.browsers) return testBrowsers();
  if (values.real) return testReal();
  if (values.company) return testCompany(values.empty ? 'empty' : 'filled');
  await runTests([
    moduleTests,
    typeCheck,
    { name: 'lint', command: 'biome check --error-on-warnings .' },
    { name: 'styles', command: 'stylelint "{pages,shared}/**/*.scss"' },
  ]);
});
