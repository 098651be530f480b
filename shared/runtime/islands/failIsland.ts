import { fillFromDrafts } from '#shared/drafts/drafts.ts';
import { setState } from './protocol.ts';

export function failIsland(island: HTMLElement, error: unknown): void {
  console.error(`The part "${island.dataset.island}" of this page stays without its script:`, error);
  for (const fallback of island.querySelectorAll('noscript')) fallback.outerHTML = fallback.textContent;
  fillFromDrafts();
  setState(island, 'failed');
}
