import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './lib/copyProject.ts';
import { runCommand } from './lib/runCommand.ts';
import { testBuilds, testFolders } from './tools/test/builds.ts';
import { becomeCompany } from './tools/test/company/becomeCompany.ts';
import { printSummary } from './tools/test/printSummary.ts';
import { runLanes } from './tools/test/runLanes.ts';
import { vitestCommand } from './tools/test/vitestCommand.ts';

const folder = path.resolve('.cache/company');

const { site, subPath, components, formServices } = testBuilds;

/** Every browser project except `visual`, whose baselines a company takes anew. */
const browserProjects = ['e2e', 'whole-browser', 'a11y', 'sub-path', 'prepared-pages', 'components'];

/**
 * `npm run test:company`: makes a company's ordinary changes on a copy of the project, as the README says, and runs
 * the checks on it: they must pass whatever a company offers.
 */
await runCommand(async () => {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  process.chdir(folder);
  becomeCompany();
  const results = await runLanes([
    [
      { name: 'types', command: 'tsc -p .' },
      {
        name: 'format and lint',
        command: 'biome check --write --error-on-warnings shared/content tests/content pages',
      },
      {
        name: 'modules',
        command: vitestCommand('unit', 'component', 'content', 'commands'),
        hasReport: true,
      },
      site,
      subPath,
      components,
      formServices,
      {
        name: 'built files',
        command: vitestCommand('build'),
        hasReport: true,
        env: { OUT_DIR: testFolders.site },
      },
      {
        name: 'browser',
        command: `playwright test ${browserProjects.map((project) => `--project=${project}`).join(' ')}`,
        hasReport: true,
        env: { OUT_DIR: testFolders.site },
        needs: [site.name, subPath.name, components.name],
      },
    ],
  ]);
  if (printSummary(results) > 0) process.exitCode = 1;
});
