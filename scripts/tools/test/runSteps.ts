import { spawnSync } from 'node:child_process';
import { environmentWith } from '#shared/core/environment.ts';

export type Step = { name: string; command: string; env?: Record<string, string> };

/** Runs commands in turn, all of them even if some fail, and says which failed. Sets the exit code. */
export function runSteps(steps: Step[]): void {
  const failed = steps.filter(({ name, command, env = {} }) => {
    console.log(`\n── ${name}`);
    return spawnSync(command, { shell: true, stdio: 'inherit', env: environmentWith(env) }).status !== 0;
  });
  console.log(failed.length > 0 ? `\nFailed: ${failed.map(({ name }) => name).join(', ')}` : '\nAll passed');
  if (failed.length > 0) process.exitCode = 1;
}
