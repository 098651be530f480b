import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../build/lib/explainError.ts';
import { builds } from './tools/test/builds.ts';
import { becomeCompany } from './tools/test/company/becomeCompany.ts';
import { copyProject } from './tools/test/copyProject.ts';
import { installedBrowser } from './tools/test/findBrowser.ts';
import { runSteps, type Step } from './tools/test/runSteps.ts';
import { testReal } from './tools/test/testReal.ts';

const modules = '--project unit --project component --project content --project commands';

const tests = (): Step[] => [
  ...(installedBrowser() ? [] : [{ name: 'browser', command: 'playwright install chromium' }]),
  { name: 'types', command: 'tsc -p .' },
  { name: 'modules', command: `vitest run ${modules}` },
  ...builds,
  { name: 'built files', command: 'vitest run --project build --project hosting' },
  { name: 'behaviour', command: 'playwright test' },
];

const lint: Step[] = [
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'styles', command: 'stylelint "{pages,shared}/**/*.scss"' },
];

/** The most important behaviour in Chromium, Firefox and WebKit, which Playwright installs. */
const engines: Step = {
  name: 'engines',
  command: 'playwright test',
  env: { TEST_SUITE: 'engines' },
};

/** Tests a copy of the project with a company's usual changes: tests must pass whatever a company writes and offers. */
async function testCompany(choice: 'filled' | 'empty'): Promise<void> {
  const folder = path.resolve('.cache/company');
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  process.chdir(folder);
  await becomeCompany(choice);
  runSteps(tests());
}

const option = { type: 'boolean' } as const;

/** `npm test`: README and CONTRIBUTING say what each option does. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { builds: option, browsers: option, company: option, empty: option, real: option },
  });
  if (values.builds) runSteps(builds);
  else if (values.browsers) runSteps([...builds, engines]);
  else if (values.real) testReal();
  else if (values.company) await testCompany(values.empty ? 'empty' : 'filled');
  else runSteps([...lint, ...tests()]);
});
