import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentWith } from '#shared/core/environment.ts';

export type Step = { name: string; command: string; env?: Record<string, string> };

/** Runs groups of commands in turn, those of a group at once, all of them even if some fail. Sets the exit code. */
export async function runSteps(...groups: Step[][]): Promise<void> {
  const failed: string[] = [];
  const run = async ({ name, command, env = {} }: Step) => {
    console.log(`\n── ${name}`);
    const child = spawn(command, { shell: true, stdio: 'inherit', env: environmentWith(env) });
    const [status] = await once(child, 'exit');
    if (status !== 0) failed.push(name);
  };
  for (const steps of groups) await Promise.all(steps.map(run));
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed');
  if (failed.length > 0) process.exitCode = 1;
}
