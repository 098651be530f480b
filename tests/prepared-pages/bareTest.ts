import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { test as base, type CDPSession, expect } from 'playwright/test';
import { isAbortedFade } from '../support/isAbortedFade.ts';
import { watchPage } from './watchPage.ts';

/** What a machine without a display or a sandbox needs, and little to draw: nothing that changes how pages are loaded. */
const options = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--window-size=1024,600',
];

/** The part of Playwright's session, with its types, that is not Playwright's own way of driving a page. */
type Session = Pick<CDPSession, 'send' | 'on'>;

/**
 * Starts Chromium as visitors have it, and speaks the Chrome DevTools Protocol with it: Playwright switches prerendering
 * off, and does not know pages that are being prepared.
 * @returns a function that gives the session of a target, or the browser's own, and one that ends the browser
 */
function launchBare(executable: string, profile: string) {
  const browser = spawn(executable, [...options, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [commands, answers] = browser.stdio.slice(3) as unknown as [Writable, Readable];
  // Answers by the ids of their commands, events by session and name.
  const messages = new EventEmitter();
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop()!;
    for (const { id, sessionId, method, params, ...answer } of parts.map((part) => JSON.parse(part))) {
      if (id) messages.emit(String(id), answer);
      else messages.emit(`${sessionId} ${method}`, params);
    }
  });
  let lastId = 0;
  const session = (sessionId?: string): Session => {
    const on = (method: string, listen: () => void) => messages.on(`${sessionId} ${method}`, listen);
    async function send(method: string, params = {}) {
      lastId += 1;
      const id = lastId;
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      const [{ result, error }] = await once(messages, String(id));
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    }
    return { send, on } as unknown as Session;
  };
  async function end() {
    const hasEnded = once(browser, 'close');
    await session().send('Browser.close');
    await hasEnded;
  }
  return { session, end };
}

/** A page that is shown or being prepared, watched from its start. */
class BarePage {
  /** Addresses that the page has asked for. */
  readonly requests: string[] = [];
  /** Errors that the page has thrown. */
  readonly errors: string[] = [];
  /** How far each page that it prepares has come, by their paths, such as "Ready". */
  readonly progress = new Map<string, string>();

  constructor(readonly session: Session) {
    session.on('Network.requestWillBeSent', ({ request }) => this.requests.push(request.url));
    session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
      const error = exception?.description ?? text;
      if (!isAbortedFade(error)) this.errors.push(error);
    });
    session.on('Preload.prerenderStatusUpdated', ({ key, status }) =>
      this.progress.set(new URL(key.url).pathname, status),
    );
    for (const part of ['Page', 'Runtime', 'Network', 'Preload'] as const) session.send(`${part}.enable`);
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPage})()` });
    session.send('Runtime.runIfWaitingForDebugger');
  }

  /** Runs a function in the page that refers to nothing around it. */
  async evaluate<Result>(run: (parameter: string) => Result, parameter = ''): Promise<Result> {
    const expression = `(${run})(${JSON.stringify(parameter)})`;
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
}

/** Playwright's test with the pages of a tab in place of its own: the one that it shows, then those that it prepares. */
export const test = base.extend<{ pages: BarePage[] }>({
  pages: async ({ launchOptions }, use, testInfo) => {
    const { session, end } = launchBare(launchOptions.executablePath!, path.resolve(testInfo.outputDir));
    const { targetId } = await session().send('Target.createTarget', { url: 'about:blank', forTab: true });
    const { sessionId } = await session().send('Target.attachToTarget', { targetId, flatten: true });
    const tab = session(sessionId);
    const pages: BarePage[] = [];
    tab.on('Target.attachedToTarget', ({ sessionId }) => pages.push(new BarePage(session(sessionId))));
    await tab.send('Target.setAutoAttach', {
      autoAttach: true,
      // Pages begin once they are watched.
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'page' }],
    });
    await expect.poll(() => pages.length).toBe(1);
    await use(pages);
    await end();
  },
});

export { expect };
