import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CliError } from '../CliError.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const installers = [
  { tool: 'apt-get', steps: ['apt-get update', 'apt-get install -y chromium'] },
  { tool: 'dnf', steps: ['dnf install -y chromium'] },
  { tool: 'pacman', steps: ['pacman -Sy --noconfirm chromium'] },
  { tool: 'apk', steps: ['apk add chromium'] },
  { tool: 'brew', steps: ['brew install --cask chromium'] },
];

function which(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function present(): string | undefined {
  const own = chromium.executablePath();
  const known = [process.env.CHROMIUM_PATH, own].find((file) => file && existsSync(file));
  return known ?? commands.map(which).find(Boolean);
}

const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

/**
 * The Chromium that tests drive: CHROMIUM_PATH, Playwright's own or the system's; where there is none, Playwright
 * installs its own, and where it cannot, the system's package manager does.
 * @throws CliError when nothing could be installed
 */
export function findBrowser(): string {
  const found = present();
  if (found) return found;
  console.log('No Chromium found: installing one');
  if (run('npx playwright install --with-deps chromium') && present()) return present()!;
  const installer = installers.find(({ tool }) => which(tool));
  const prefix = process.getuid?.() === 0 || installer?.tool === 'brew' ? '' : 'sudo ';
  if (installer?.steps.every((step) => run(prefix + step)) && present()) return present()!;
  throw new CliError(
    'No Chromium could be installed: install Chromium or Chrome, or name one with CHROMIUM_PATH',
  );
}
