import { parseArguments } from './lib/parseArguments.ts';
import { runCommand } from './lib/runCommand.ts';
import { testBuilds } from './tools/test/builds.ts';
import { finish, runInTurn } from './tools/test/runStep.ts';
import { moduleTests, runTests, typeCheck } from './tools/test/runTests.ts';

/** `npm test`: runs every check and test; with `--builds` only makes the builds that tests need, to run one of them. */
await runCommand(async () => {
  const { values } = parseArguments(
    { options: { builds: { type: 'boolean' } } },
    'Give nothing, or --builds',
  );
  if (values.builds) return finish(await runInTurn(Object.values(testBuilds)));
  await runTests([
    moduleTests,
    typeCheck,
    // Formatting alone fails only where nobody would see it mended.
    { name: 'lint', command: `biome check ${process.env.CI ? '' : '--write '}--error-on-warnings .` },
    { name: 'styles', command: 'stylelint "{pages,shared}/**/*.scss"' },
  ]);
});
