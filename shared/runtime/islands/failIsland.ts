import { settledEvent } from './events.ts';
import { fillFromDrafts } from './fillFromDrafts.ts';

/** Shows the noscript content inside `scope`. */
function showNoScript(scope: ParentNode): void {
  for (const part of scope.querySelectorAll('noscript')) part.outerHTML = part.textContent;
}

/**
 * Leaves an island as plain HTML: native behaviour continues, and its noscript content is shown, as is that of elements
 * whose `data-without` names the island. The error is written to the console.
 * @param error the error; undefined if the browser has already reported it
 */
export function failIsland(island: HTMLElement, error: unknown): void {
  if ('failed' in island.dataset) return;
  const { island: name } = island.dataset;
  island.dataset.failed = '';
  delete island.dataset.hydrateOn;
  if (error !== undefined) console.error(`The part "${name}" of this page has no script:`, error);
  showNoScript(island);
  for (const part of document.querySelectorAll(`[data-without="${name}"]`)) showNoScript(part);
  fillFromDrafts();
  island.dispatchEvent(new Event(settledEvent, { bubbles: true }));
}
