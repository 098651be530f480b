import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { environment } from '#shared/core/environment.ts';
import { UserError } from '#shared/core/UserError.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a command's program, if it is installed. */
export function findCommand(command: string): string | undefined {
  const folders = environment.programFolders.split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

/** Whether a browser is there and starts: on Linux, libraries that a downloaded one needs may be missing. */
const starts = (browser: string) =>
  existsSync(browser) && (process.platform !== 'linux' || spawnSync(browser, ['--version']).status === 0);

function namedBrowser(): string | undefined {
  const file = environment.chromium;
  if (file && !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(
      `CHROMIUM_PATH is "${file}", which is not a file: give it the path of a Chromium, or unset it`,
    );
  }
  return file;
}

/**
 * The installed Chromium: the one that CHROMIUM_PATH names, Playwright's, or the system's.
 * @throws UserError if CHROMIUM_PATH names no file
 */
export function installedBrowser(): string | undefined {
  const named = namedBrowser();
  if (named) return named;
  const found = [chromium.executablePath(), ...commands.map(findCommand)];
  return found.find((browser) => browser && starts(browser));
}

/**
 * The Chromium in which tests open pages: the headless shell if it is installed, because it uses about a quarter less
 * CPU time. If undefined, Playwright starts its own headless shell.
 * @throws UserError if CHROMIUM_PATH names no file
 */
export function headlessBrowser(): string | undefined {
  const named = namedBrowser();
  if (named) return named;
  if (starts(chromium.executablePath())) return undefined;
  return findCommand('chromium-headless-shell') ?? installedBrowser();
}

/** Time limits in ms for downloads: a network may accept a connection and then send nothing. */
const limits = { download: 300_000, list: 120_000, install: 600_000 };

function run(command: string, timeout: number): boolean {
  const [program = '', ...args] = command.split(' ');
  // Without a shell, so that a timeout ends the program itself. On Windows, npm's programs need a shell.
  const shell = process.platform === 'win32';
  const { status, signal } = spawnSync(program, args, { shell, stdio: 'inherit', timeout });
  if (signal) console.log(`"${command}" was stopped after ${timeout / 60_000} minutes`);
  return status === 0;
}

function installPlaywrightChromium(): string | undefined {
  console.log('No Chromium found: downloading Playwright’s');
  return run('playwright install chromium', limits.download) ? installedBrowser() : undefined;
}

const aptLimits = '-o Acquire::http::Timeout=30 -o Acquire::https::Timeout=30 -o Acquire::Retries=2';

function installDebianChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) return undefined;
  console.log('Playwright’s Chromium could not be downloaded: installing Debian’s');
  // If the package lists cannot be updated, old ones with an old browser are better than none.
  run(`apt-get update ${aptLimits}`, limits.list);
  return run(`apt-get install -y ${aptLimits} chromium chromium-headless-shell`, limits.install)
    ? installedBrowser()
    : undefined;
}

/**
 * The Chromium for tests. If there is none, Playwright's is downloaded; if that fails, root on Debian
 * installs the system's package.
 * @throws UserError that says how to install one
 */
export function findBrowser(): string {
  const browser = installedBrowser() ?? installPlaywrightChromium() ?? installDebianChromium();
  if (!browser) {
    throw new UserError(
      'There is no Chromium: run "npx playwright install --with-deps chromium", install Chromium or Chrome with your system’s package manager, or name one with CHROMIUM_PATH',
    );
  }
  return browser;
}
