import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CliError } from '../lib/CliError.ts';

/** Environment variables that differ from this process; undefined removes one. */
type BuildOptions = {
  env: Record<string, string | undefined>;
  /** Names of the pages to build; none for all. */
  names?: string[];
  /** The project to build. */
  cwd?: string;
};

/**
 * Builds pages in a separate process, as `npm run build` does.
 * @throws CliError with the output of a failed build
 */
export async function runBuild({ env, names = [], cwd }: BuildOptions): Promise<void> {
  const build = spawn(process.execPath, [...process.execArgv, 'scripts/build.ts', ...names], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [status]] = await Promise.all([text(build.stderr), once(build, 'close')]);
  if (status !== 0) throw new CliError(said.trim());
}
