import { collapseLists } from '../collapseLists.ts';
import { countVisit } from '../countVisit.ts';
import { expireDrafts } from '../expireDrafts.ts';
import { explainLostHash } from '../explainLostHash.ts';
import { followDays } from '../followDays.ts';
import { ignoreDoubleClicks } from '../ignoreDoubleClicks.ts';
import { fillFromDrafts } from '../islands/fillFromDrafts.ts';
import { holdOpeners } from '../islands/holdOpeners.ts';
import { type IslandLoader, wakeIslands } from '../islands/wakeIslands.ts';
import { revealOnFirstScroll } from '../motion/revealOnFirstScroll.ts';
import { prerenderLinks } from '../prerenderLinks.ts';
import { scrollOnSamePageLinks } from '../scrollOnSamePageLinks.ts';
import { startEach } from './startEach.ts';

/**
 * Starts the parts of a page; if one fails, the others still run. Each page's generated entry calls it once.
 */
export function startPage(islands: Record<string, IslandLoader>): void {
  const parts = [
    followDays,
    explainLostHash,
    expireDrafts,
    fillFromDrafts,
    () => wakeIslands(islands),
    holdOpeners,
    scrollOnSamePageLinks,
    collapseLists,
    ignoreDoubleClicks,
    revealOnFirstScroll,
    prerenderLinks,
  ];
  const counter = import.meta.env.VISIT_COUNTER;
  if (counter) parts.push(() => countVisit(counter));
  startEach(parts);
}
