import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Server } from './Server.ts';

/** Debian's packages ask this file whether they may start their services: status 101 is a no. */
const servicePolicy = '/usr/sbin/policy-rc.d';

const systemctl = '/usr/bin/systemctl';

async function succeeds(command: string, args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await Promise.race([once(child, 'close'), once(child, 'error').then(() => [1])]);
  return status === 0;
}

/** Installs a server's packages without a service of it running, now or after the next start of the machine. */
async function install({ command, packages }: Server): Promise<boolean> {
  const options = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  const get = () =>
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...options, ...packages]);
  const update = () => succeeds('apt-get', ['update', ...options]);
  const isNew = !existsSync(command);
  const isPolicyOurs = !existsSync(servicePolicy);
  if (isPolicyOurs) await writeFile(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const isInstalled = (await get()) || ((await update()) && (await get()));
    if (isInstalled && isNew && existsSync(systemctl)) await succeeds(systemctl, ['disable', packages[0]!]);
    return isInstalled;
  } finally {
    if (isPolicyOurs) await rm(servicePolicy);
  }
}

const isPresent = ({ command, needs }: Server) => [command, ...needs].every((file) => existsSync(file));

/** Installs what is missing of a server, and says why it cannot be tried where that does not work. */
export async function installServer(server: Server): Promise<string | undefined> {
  if (isPresent(server)) return undefined;
  const packages = server.packages.join(' and ');
  if (!existsSync('/usr/bin/apt-get')) return `${packages} are packages of Debian, which this system is not`;
  if (process.getuid?.() !== 0) return `only root may install ${packages}`;
  console.log(`Installing ${packages}`);
  if (!(await install(server))) return `apt-get could not install ${packages}`;
  return isPresent(server) ? undefined : `${packages} did not bring all that the tests need`;
}
