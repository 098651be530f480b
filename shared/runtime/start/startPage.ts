import { expireDrafts } from '#shared/drafts/expireDrafts.ts';
import { fillFromDrafts } from '#shared/drafts/fillFromDrafts.ts';
import { collapseLists } from '../collapseLists.ts';
import { countVisit } from '../countVisit.ts';
import { explainLostHash } from '../explainLostHash.ts';
import { followDays } from '../followDays.ts';
import { ignoreDoubleClicks } from '../ignoreDoubleClicks.ts';
import { holdOpeners } from '../islands/holdOpeners.ts';
import { startsAgain } from '../islands/protocol.ts';
import { type IslandLoader, wakeIslands } from '../islands/wakeIslands.ts';
import { revealOnFirstScroll } from '../motion/revealOnFirstScroll.ts';
import { noteLostIcons } from '../noteLostIcons.ts';
import { prerenderLinks } from '../prerenderLinks.ts';
import { scrollOnSamePageLinks } from '../scrollOnSamePageLinks.ts';
import { showEmbed } from '../showEmbed.ts';
import { startEach } from './startEach.ts';

/**
 * Starts what a page does with script; if one step fails, the others still run. Each page's generated entry calls it
 * once; a second copy of the entry only wakes islands.
 * @param entry the address of the entry
 */
export function startPage(islands: Record<string, IslandLoader>, entry = ''): void {
  const wake = () => wakeIslands(islands, entry);
  if (document.documentElement.hasAttribute(startsAgain)) {
    wake();
    return;
  }
  const steps = [
    followDays,
    explainLostHash,
    expireDrafts,
    fillFromDrafts,
    wake,
    holdOpeners,
    scrollOnSamePageLinks,
    collapseLists,
    ignoreDoubleClicks,
    revealOnFirstScroll,
    showEmbed,
    noteLostIcons,
    prerenderLinks,
  ];
  const counter = import.meta.env.VISIT_COUNTER;
  if (counter) steps.push(() => countVisit(counter));
  startEach(steps);
}
