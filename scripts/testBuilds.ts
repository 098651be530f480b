import { runCommand } from './runCommand.ts';
import { testBuilds } from './test/builds.ts';
import { runStep } from './test/runStep.ts';

/** `npm run test:builds`: makes what tests look at, for work on one of them; `npm test` makes it anew each time. */
await runCommand(async () => {
  const failed = Object.values(testBuilds).filter((build) => runStep(build).failed > 0);
  if (failed.length > 0) process.exitCode = 1;
});
