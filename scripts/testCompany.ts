import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './lib/copyProject.ts';
import { runCommand } from './lib/runCommand.ts';
import { becomeCompany } from './tools/test/company/becomeCompany.ts';
import type { Step } from './tools/test/runStep.ts';
import { runTests } from './tools/test/runTests.ts';
import {
  browserTests,
  builds,
  builtFileTests,
  moduleTests,
  typeCheck,
  unitTests,
} from './tools/test/steps.ts';

const folder = path.resolve('.cache/company');

/** Every folder of browser tests except `visual`, whose baselines a company takes anew. */
const browserFolders = ['e2e', 'whole-browser', 'a11y', 'sub-path', 'prepared-pages', 'drawn', 'components'];

/**
 * `npm run test:company`: makes a company's ordinary changes on a copy of the project, as the README says, and runs
 * the checks on it: they must pass whatever a company offers.
 */
await runCommand(async () => {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  process.chdir(folder);
  becomeCompany();
  const sources: Step[] = [
    typeCheck,
    {
      name: 'format and lint',
      command: 'biome check --write --error-on-warnings shared/content tests/content pages',
    },
    unitTests,
    moduleTests,
  ];
  await runTests(
    [[...sources, ...builds, builtFileTests(['build', 'hosting'])]],
    browserTests(browserFolders),
  );
});
