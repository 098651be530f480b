import { testBuilds, testFolders } from './builds.ts';
import type { Step } from './runStep.ts';

const { site, subPath, extras } = testBuilds;

/** Tests use the build made here, whatever OUT_DIR says outside. */
const env = { OUT_DIR: testFolders.site };

function vitest(projects: string[]): string {
  const named = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${named} --reporter=dot --reporter=./scripts/tools/test/VitestReporter.ts`;
}

function sourceTests(name: string, projects: string[]): Step {
  return { name, command: vitest(projects), hasReport: true, env: { OUT_DIR: undefined } };
}

/** Checks the types. One thread takes less CPU time, and the other lane uses the other core. */
export const typeCheck: Step = { name: 'types', command: 'tsc -p . --singleThreaded' };

/** Runs the tests of single modules. */
export const unitTests: Step = sourceTests('unit', ['unit']);

/** Runs the other tests that need no build of the site. */
export const moduleTests: Step = sourceTests('modules', ['component', 'content', 'commands']);

/** Makes all builds for tests. */
export const builds: Step[] = Object.values(testBuilds);

/** Runs projects of tests that read the built files. */
export function builtFileTests(projects: string[]): Step {
  return {
    name: 'built files',
    command: vitest(projects),
    hasReport: true,
    env,
    needs: [site.name, subPath.name, extras.name],
  };
}

/** Runs folders of tests in a browser, all if none is named. */
export function browserTests(folders: string[] = []): Step {
  return {
    name: 'browser',
    command: ['playwright test', ...folders.map((folder) => `tests/${folder}/`)].join(' '),
    hasReport: true,
    env,
    needs: [site.name, subPath.name, extras.name],
  };
}
