import { rmSync } from 'node:fs';
import { findBrowser } from './lib/findBrowser.ts';
import { parseArguments } from './lib/parseArguments.ts';
import { runCommand } from './lib/runCommand.ts';
import { testBuilds, testFolders } from './tools/test/builds.ts';
import { runStep, type Step } from './tools/test/runStep.ts';
import { shrinkPictures } from './tools/test/shrinkPictures.ts';

const baselines = 'tests/visual/baselines';

/**
 * `npm run visual [-- --update]`: builds the site and the components page and compares how they look with the
 * baselines in tests/visual/baselines/, or takes new baselines.
 */
await runCommand(async () => {
  const { values } = parseArguments(
    { options: { update: { type: 'boolean', default: false } } },
    'Give nothing, or --update',
  );
  const steps: Step[] = [
    testBuilds.site,
    testBuilds.extras,
    {
      name: 'pictures',
      command: `playwright test tests/visual/${values.update ? ' --update-snapshots=all' : ''}`,
      env: {
        OUT_DIR: testFolders.site,
        CHROMIUM_PATH: findBrowser(),
        SITES_SERVED: 'site,components',
      },
    },
  ];
  for (const step of steps) {
    // Screenshots that are no longer compared are removed as well.
    const isDrawing = values.update && step === steps.at(-1);
    if (isDrawing) rmSync(baselines, { recursive: true, force: true });
    if ((await runStep(step)).failed.length > 0) {
      process.exitCode = 1;
      return;
    }
    if (isDrawing) await shrinkPictures(baselines);
  }
});
