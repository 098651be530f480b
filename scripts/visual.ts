import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from './runCommand.ts';
import { testBuilds, testFolders } from './test/builds.ts';
import { findBrowser } from './test/findBrowser.ts';
import { runStep, type Step } from './test/runStep.ts';

/**
 * `npm run visual [-- --update]`: builds the site and the components page and compares how they look with the
 * baselines in tests/visual/baselines/, or draws the baselines anew.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  const steps: Step[] = [
    testBuilds.site,
    testBuilds.components,
    {
      name: 'pictures',
      command: `playwright test --project visual${values.update ? ' --update-snapshots=all' : ''}`,
      env: {
        OUT_DIR: testFolders.site,
        CHROMIUM_PATH: findBrowser(),
        SITES_SERVED: 'site,components',
      },
    },
  ];
  for (const [index, step] of steps.entries()) {
    // Pictures of what is no longer compared go with the others.
    const isDrawing = values.update && step === steps.at(-1);
    if (isDrawing) rmSync('tests/visual/baselines', { recursive: true, force: true });
    if (runStep(step, `${index + 1} of ${steps.length}`).failed > 0) {
      process.exitCode = 1;
      return;
    }
  }
});
