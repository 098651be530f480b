import { runCommand } from './lib/runCommand.ts';
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

const sources: Step[] = [
  typeCheck,
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'styles', command: 'stylelint "{pages,shared}/**/*.scss"' },
  unitTests,
];

const withoutBrowser = [moduleTests, ...sources, builtFileTests(['build', 'hosting'])];

/** `npm test`: runs every check and test, even if some fail, so that one run names everything that is wrong. */
await runCommand(() => runTests([withoutBrowser, builds], browserTests()));
