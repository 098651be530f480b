import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { environmentWith } from '#shared/core/environment.ts';

export type Step = { name: string; command: string; env?: Record<string, string | undefined> };

/** Keeps crash reports and desktop settings, which browsers write outside their profiles, out of the user's folders. */
const browserFiles = { CHROME_CONFIG_HOME: path.resolve('.cache/browser'), GSETTINGS_BACKEND: 'memory' };

/** A group of its own, which can be ended with all that a step starts, such as browsers. Windows has none. */
const ownGroup = process.platform !== 'win32';

function endWithThis(child: ChildProcess): void {
  const end = () => (ownGroup ? process.kill(-child.pid!) : child.kill());
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const failed: string[] = [];

/** Runs a command, and prints what it printed once it has ended. @returns whether it succeeded */
export async function runStep({ name, command, env }: Step): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    detached: ownGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith({ ...browserFiles, ...env }),
  });
  endWithThis(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) failed.push(name);
  console.log(`\n${output.trim()}\n── ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return status === 0;
}

export async function runInTurn(steps: Step[]): Promise<void> {
  for (const step of steps) await runStep(step);
}

export function finish(): void {
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed');
  if (failed.length > 0) process.exitCode = 1;
}
