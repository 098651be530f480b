import { islandSelector, leaveAsHtml, touchEvents, touched, touchSelector } from '../islands/protocol.ts';

const interactions = [...touchEvents, 'keydown', 'input', 'scroll'];

/** After a new deployment or without a connection. Drafts are filled in by the next page whose entry loads. */
function goOnWithoutScript(): void {
  for (const fallback of document.querySelectorAll('noscript')) fallback.outerHTML = fallback.textContent;
  for (const island of document.querySelectorAll<HTMLElement>(islandSelector)) leaveAsHtml(island);
}

/**
 * Imports the page's entry once the page is shown, loaded, painted and idle, or at the first interaction.
 * @param scripts the entry and the scripts that it imports, to load them in parallel
 */
export function importEntry(scripts: string[]): void {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    // The first touch may come while the HTML is still loading, and the entry needs all of it.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    hasStarted = true;
    Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))).catch(goOnWithoutScript);
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

  const onInteraction = ({ target }: Event) => {
    (target as Element).closest?.(touchSelector)?.setAttribute(touched, '');
    start();
  };

  for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
  if (document.prerendering) document.addEventListener('prerenderingchange', startAfterLoad);
  else startAfterLoad();
}
