import { leaveAsHtml } from '../islands/leaveAsHtml.ts';
import { islandSelector, touchEvents } from '../islands/protocol.ts';
import { otherAddress, recovery } from './otherAddress.ts';

/** The first of these events imports the entry at once. */
const interactions = [...touchEvents, 'keydown', 'input', 'scroll'];

/**
 * Falls back to a page without script, for example after a new deployment: the browser posts the forms. Drafts are
 * kept, and filled in by the next page whose entry loads.
 */
function goOnWithoutScript(): void {
  for (const fallback of document.querySelectorAll('noscript')) fallback.outerHTML = fallback.textContent;
  for (const island of document.querySelectorAll<HTMLElement>(islandSelector)) leaveAsHtml(island);
}

function importTwice(scripts: string[]): Promise<unknown> {
  const load = (addresses: string[]) =>
    Promise.all(addresses.map((script) => import(/* @vite-ignore */ script)));
  return load(scripts).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, recovery));
    return load(scripts.map(otherAddress));
  });
}

/**
 * Imports the page's entry once the page is shown, loaded, painted and idle, or at the first interaction,
 * whichever comes first, so that nothing competes with the first view.
 * @param preload the scripts that the entry imports, to load them in parallel
 */
export function importEntry(entry: string, preload: string[]): void {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    // The first touch may come while the HTML is still loading, and the entry needs all of it.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    hasStarted = true;
    importTwice([...preload, entry]).catch(goOnWithoutScript);
  };
  // The load event may precede the first paint, which nothing should delay.
  const startAfterPaint = () => {
    try {
      new PerformanceObserver(() => (window.requestIdleCallback ?? setTimeout)(start)).observe({
        type: 'paint',
        buffered: true,
      });
    } catch {
      start();
    }
  };
  const startAfterLoad = () => {
    if (document.readyState === 'complete') startAfterPaint();
    else addEventListener('load', startAfterPaint);
  };

  for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
  if (document.prerendering) document.addEventListener('prerenderingchange', startAfterLoad);
  else startAfterLoad();
}
