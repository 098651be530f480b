import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where builds keep what they generate, each in a folder of its own. */
const generated = '.pages';

/** The folder of this process for what it generates for a build. */
export const workFolder = (name: string): string => `${generated}/build-${process.pid}-${name}`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the folders of builds that were ended by force. */
export function removeLeftovers(): void {
  for (const name of existsSync(generated) ? readdirSync(generated) : []) {
    const [, pid] = /^build-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(generated, name), { recursive: true });
  }
}
