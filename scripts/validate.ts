import path from 'node:path';
import fastGlob from 'fast-glob';
import { plural } from '../shared/core/plural.ts';
import { CliError } from './lib/CliError.ts';
import { runCommand } from './lib/runCommand.ts';
import { outDir } from './pipeline/outDir.ts';
import { checkWithNu } from './tools/validate/nuChecker.ts';

/** `npm run validate`: runs the Nu HTML checker on the built pages. */
await runCommand(async () => {
  const dist = outDir();
  const files = await fastGlob('**/*.html', { cwd: path.resolve(dist), absolute: true });
  if (files.length === 0) throw new CliError(`There is no page in ${dist}/: run "npm run build" first`);
  const report = checkWithNu(files.sort());
  if ('skipped' in report) throw new CliError(report.skipped);
  const { findings } = report;
  for (const { file, line, message } of findings) console.log(`${file}:${line}  ${message}`);
  console.log(`${plural(files.length, 'page')} checked, ${plural(findings.length, 'error')}`);
  if (findings.length > 0) process.exitCode = 1;
});
