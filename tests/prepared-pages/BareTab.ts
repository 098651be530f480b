import { BarePage } from './BarePage.ts';
import type { DevTools, Session } from './DevTools.ts';
import { watchPage } from './watchPage.ts';

/** A tab of a bare browser with the page that it shows and those that it prepares. */
export class BareTab {
  /** The page that the tab began with. */
  page!: BarePage;
  /** Pages that the browser has begun to prepare, oldest first. */
  readonly prepared: BarePage[] = [];
  /** How far each of them has come, by their paths, such as "Ready" or "Failure". */
  readonly progress = new Map<string, string>();

  static async open(devTools: DevTools): Promise<BareTab> {
    const tab = new BareTab();
    const browser = devTools.session();
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', forTab: true });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const target = devTools.session(sessionId);
    const hasPage = new Promise<void>((resolve) => {
      target.on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
        const session = devTools.session(sessionId);
        const page = new BarePage(session);
        if (targetInfo.subtype === 'prerender') tab.prepared.push(page);
        else tab.page = page;
        await tab.#watch(session);
        resolve();
      });
    });
    await target.send('Target.setAutoAttach', {
      autoAttach: true,
      // Pages begin once they are watched.
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'page' }],
    });
    await hasPage;
    return tab;
  }

  async #watch(session: Session): Promise<void> {
    session.on('Preload.prerenderStatusUpdated', ({ key, status }) =>
      this.progress.set(new URL(key.url).pathname, status),
    );
    await Promise.all([
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Network.enable'),
      session.send('Preload.enable'),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPage})()` }),
      session.send('Runtime.runIfWaitingForDebugger'),
    ]);
  }
}
