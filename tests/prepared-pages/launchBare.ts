import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DevTools } from './DevTools.ts';

/** What a machine without a display or a sandbox needs, and little to draw: nothing that changes how pages are loaded. */
const options = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--remote-debugging-port=0',
  '--disable-gpu',
  '--window-size=1024,600',
];

/**
 * Starts Chromium as visitors have it: browser automation switches prerendering off.
 * @returns a connection to it, and what ends it
 */
export async function launchBare(executable: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'bare-browser-'));
  const browser = spawn(executable, [...options, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const hasEnded = once(browser, 'close');
  const output: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      output.push(line);
      const found = line.match(/^DevTools listening on (\S+)/);
      if (found) resolve(found[1]!);
    });
    hasEnded.then(() => reject(new Error(`Chromium ended at once:\n${output.join('\n')}`)), reject);
  });
  const devTools = await DevTools.connect(address);
  return {
    devTools,
    async end() {
      await devTools.session().send('Browser.close');
      await hasEnded;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
