import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs one of the site's commands to its end without stopping this process, which may serve it meanwhile. */
export async function runScriptWhileServing(script: string, args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    env: { ...process.env, NODE_ENV: '' },
  });
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status: status as number | null, output: (said + complained).trim() };
}
