import { spawnSync } from 'node:child_process';
import fastGlob from 'fast-glob';
import { CliError } from './lib/CliError.ts';
import { runCommand } from './lib/runCommand.ts';
import { outDir } from './pipeline/outDir.ts';

/** `npm run validate`: runs the Nu HTML checker on the built pages. It finds no fault with a folder that is missing. */
await runCommand(async () => {
  const dist = outDir();
  const pages = await fastGlob('**/*.html', { cwd: dist });
  if (pages.length === 0) throw new CliError(`There is no page in ${dist}/: run "npm run build" first`);
  const options = ['--errors-only', '--skip-non-html', '--verbose', dist];
  const { status } = spawnSync(process.execPath, ['node_modules/vnu-jar/vnu-jar.js', ...options], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
