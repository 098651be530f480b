import { spawn } from 'node:child_process';
import { expect } from 'playwright/test';
import { addressOf, testPort } from '../../support/sites.ts';

const origin = `http://127.0.0.1:${testPort + 2}`;

/** The key under which WebDriver hands over an element, from its standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body = {}): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    body: method === 'POST' ? JSON.stringify(body) : null,
  });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

/** WebKitGTK's own browser, full screen, because its toolbar needs more than the width of a phone. */
export async function startWebKit({ width, height }: { width: number; height: number }) {
  const screen = ['-a', '-s', `-screen 0 ${width}x${height}x24`];
  const driver = ['WebKitWebDriver', `--port=${new URL(origin).port}`];
  const server = spawn('xvfb-run', [...screen, ...driver], { detached: true, stdio: 'ignore' });
  await expect(() => call('GET', '/status')).toPass({ timeout: 60_000 });
  const options = { args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });

  /** Runs a function in the page. */
  const run = <Arguments extends unknown[], Answer>(
    code: (...values: Arguments) => Answer,
    ...args: Arguments
  ) => call<Answer>('POST', `${session}/execute/sync`, { script: `return (${code})(...arguments)`, args });

  const find = async (selector: string) => {
    const found = { using: 'css selector', value: selector };
    return `${session}/element/${(await call<Record<string, string>>('POST', `${session}/element`, found))[elementKey]}`;
  };

  const isShown = async (selector: string) => call<boolean>('GET', `${await find(selector)}/displayed`);

  return {
    run,
    /** Goes to a page, and waits until its loader is gone. */
    async open(address: string) {
      await call('POST', `${session}/url`, { url: addressOf('site') + address.slice(1) });
      await expect.poll(() => isShown('.page-loader')).toBe(false);
    },
    url: () => call<string>('GET', `${session}/url`),
    /** Clicks as soon as the element can be clicked: WebDriver waits neither for that nor for the end of its scrolling. */
    async click(selector: string) {
      await run((selector) => {
        document.querySelector(selector)!.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, selector);
      await expect(async () => call('POST', `${await find(selector)}/click`)).toPass({ timeout: 60_000 });
    },
    /** Types text, keys of WebDriver's alphabet, or the path of a file. */
    type: async (selector: string, text: string) => call('POST', `${await find(selector)}/value`, { text }),
    press: (value: string) =>
      call('POST', `${session}/actions`, {
        actions: [
          { type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) },
        ],
      }),
    isShown,
    focused: () => run(() => document.activeElement!.outerHTML.slice(0, 200)),
    async end() {
      await call('DELETE', session);
      process.kill(-server.pid!);
    },
  };
}

export type WebKit = Awaited<ReturnType<typeof startWebKit>>;
