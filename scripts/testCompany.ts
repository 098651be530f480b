import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './lib/copyProject.ts';
import { runCommand } from './lib/runCommand.ts';
import { becomeCompany } from './tools/test/company/becomeCompany.ts';
import { moduleTests, runTests, typeCheck } from './tools/test/runTests.ts';

const folder = path.resolve('.cache/company');

/**
 * `npm run test:company`: rewrites every text on a copy of the project, adds and removes entries, and runs the checks
 * on it: they must pass whatever a company writes and offers.
 */
await runCommand(async () => {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  process.chdir(folder);
  becomeCompany();
  await runTests([typeCheck, moduleTests]);
});
