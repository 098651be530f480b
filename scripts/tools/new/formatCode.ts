import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CliError } from '../../lib/CliError.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const biome = path.join(project, 'node_modules/@biomejs/biome/bin/biome');

/**
 * Code in the project's own style: Biome formats it and sorts its imports.
 * @param file name of the file that it is for
 */
export function formatCode(file: string, code: string): string {
  const options = ['--write', '--vcs-enabled=false', `--config-path=${project}`, `--stdin-file-path=${file}`];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'check', ...options], {
    input: code,
    encoding: 'utf8',
  });
  if (!stdout) throw new CliError(`${file} cannot be formatted: ${stderr}`);
  return stdout;
}
