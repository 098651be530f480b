import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { environmentWith } from '#shared/core/environment.ts';

export type Step = {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Whether it says nothing until it has ended, so that it does not mix with others. */
  isHeld?: boolean;
};

/** Runs groups of commands in turn, those of a group at once, all of them even if some fail. Sets the exit code. */
export async function runSteps(...groups: Step[][]): Promise<void> {
  const failed: string[] = [];
  const run = async ({ name, command, env = {}, isHeld }: Step) => {
    const heading = `\n── ${name}`;
    if (!isHeld) console.log(heading);
    // Output that is held must not count as that of a file.
    const variables = environmentWith(isHeld ? { FORCE_COLOR: '1', ...env } : env);
    const child = spawn(command, { shell: true, stdio: isHeld ? 'pipe' : 'inherit', env: variables });
    const said = [child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : ''));
    const [status] = await once(child, 'close');
    if (isHeld) console.log(heading, ...(await Promise.all(said)));
    if (status !== 0) failed.push(name);
  };
  for (const steps of groups) await Promise.all(steps.map(run));
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed');
  if (failed.length > 0) process.exitCode = 1;
}
