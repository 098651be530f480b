import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { environment } from '#shared/core/environment.ts';
import { UserError } from '#shared/core/UserError.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export function findCommand(command: string): string | undefined {
  const folders = environment.programFolders.split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

/** Whether a browser is there and starts: on Linux, libraries that a downloaded one needs may be missing. */
const starts = (browser: string) =>
  existsSync(browser) && (process.platform !== 'linux' || spawnSync(browser, ['--version']).status === 0);

/** The installed Chromium: the one that CHROMIUM_PATH names, Playwright's, or the system's. */
export function installedBrowser(): string | undefined {
  const found = [chromium.executablePath(), ...commands.map(findCommand)];
  return environment.chromium ?? found.find((browser) => browser && starts(browser));
}

/**
 * The Chromium in which tests open pages: the headless shell if it is installed, because it uses about a quarter less
 * CPU time. If undefined, Playwright starts its own headless shell.
 */
export function headlessBrowser(): string | undefined {
  if (environment.chromium) return environment.chromium;
  if (starts(chromium.executablePath())) return undefined;
  return findCommand('chromium-headless-shell') ?? installedBrowser();
}

/** In milliseconds: a network may accept a connection and then send nothing. */
const patience = 300_000;

function download(): string | undefined {
  console.log('No Chromium found: downloading Playwright’s');
  spawnSync('playwright install chromium', { shell: true, stdio: 'inherit', timeout: patience });
  return installedBrowser();
}

/**
 * The Chromium for tests. If there is none, Playwright's is downloaded.
 * @throws UserError that says how to install one
 */
export function findBrowser(): string {
  const browser = installedBrowser() ?? download();
  if (!browser) {
    throw new UserError(
      'There is no Chromium: run "npx playwright install --with-deps chromium", install Chromium or Chrome with your system’s package manager, or name one with CHROMIUM_PATH',
    );
  }
  return browser;
}
