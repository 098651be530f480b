import path from 'node:path';
import fastGlob from 'fast-glob';
import { plural } from '../shared/core/plural.ts';
import { CliError } from './lib/CliError.ts';
import { runCommand } from './lib/runCommand.ts';
import { outDir } from './pipeline/outDir.ts';
import { judgeFindings } from './tools/validate/acceptedFindings.ts';
import { checkWithNu } from './tools/validate/nuChecker.ts';

/** `npm run validate`: runs the Nu HTML checker on the built pages. */
await runCommand(async () => {
  const dist = outDir();
  const files = await fastGlob('**/*.html', { cwd: path.resolve(dist), absolute: true });
  if (files.length === 0) throw new CliError(`There is no page in ${dist}/: run "npm run build" first`);
  const report = checkWithNu(files.sort());
  if ('skipped' in report) throw new CliError(report.skipped);
  const { errors, accepted } = judgeFindings('nu', report.findings);
  for (const { file, line, message } of errors) console.log(`${file}:${line}  ${message}`);
  console.log(
    `${plural(files.length, 'page')} checked, ${plural(errors.length, 'error')}, ${plural(accepted.length, 'complaint')} accepted in scripts/tools/validate/acceptedFindings.ts`,
  );
  if (errors.length > 0) process.exitCode = 1;
});
