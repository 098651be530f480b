import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { test as base, type CDPSession, expect } from 'playwright/test';
import { isAbortedFade } from '../../support/faults.ts';
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
    commands.end();
    await once(browser, 'close');
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
    const call = { expression: `(${run})(${JSON.stringify(parameter)})`, returnByValue: true };
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', call);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
}

/** Opens a tab: the page that it shows, then those that it prepares. */
async function openTab(session: (id?: string) => Session): Promise<BarePage[]> {
  const { targetId } = await session().send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await session().send('Target.attachToTarget', { targetId, flatten: true });
  const tab = session(sessionId);
  const pages: BarePage[] = [];
  tab.on('Target.attachedToTarget', ({ sessionId }) => pages.push(new BarePage(session(sessionId))));
  // Pages begin once they are watched.
  const pagesAlone = { waitForDebuggerOnStart: true, filter: [{ type: 'page' }] };
  await tab.send('Target.setAutoAttach', { autoAttach: true, flatten: true, ...pagesAlone });
  await expect.poll(() => pages.length).toBe(1);
  return pages;
}

/** Playwright's test with a browser that opens tabs in place of a page of its own. */
export const test = base.extend<{ openTab: () => Promise<BarePage[]> }>({
  openTab: async ({ launchOptions }, use, testInfo) => {
    const { session, end } = launchBare(launchOptions.executablePath!, path.resolve(testInfo.outputDir));
    await use(() => openTab(session));
    await end();
  },
});

export { expect };
