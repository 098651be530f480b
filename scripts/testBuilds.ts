import { runCommand } from './lib/runCommand.ts';
import { testBuilds } from './tools/test/builds.ts';
import { runLanes } from './tools/test/runLanes.ts';

/** `npm run test:builds`: makes the builds for tests, to work on one of them; `npm test` makes them itself. */
await runCommand(async () => {
  const results = await runLanes([Object.values(testBuilds)]);
  if (results.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
});
