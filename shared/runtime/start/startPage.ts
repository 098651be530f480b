import { expireDrafts } from '#shared/drafts/expireDrafts.ts';
import { collapseLists } from '../collapseLists.ts';
import { countVisit } from '../countVisit.ts';
import { ignoreDoubleClicks } from '../ignoreDoubleClicks.ts';
import { startsAgain } from '../islands/protocol.ts';
import { type IslandLoader, wakeIslands } from '../islands/wakeIslands.ts';
import { revealOnFirstScroll } from '../motion/revealOnFirstScroll.ts';
import { noteLostIcons } from '../noteLostIcons.ts';
import { prerenderLinks } from '../prerenderLinks.ts';
import { scrollOnSamePageLinks } from '../scrollOnSamePageLinks.ts';
import { startEach } from './startEach.ts';

/**
 * Starts what a page does with script; if one step fails, the others still run. Each page's generated entry calls it
 * once; a second copy of the entry only wakes islands.
 * @param ownSteps what only this page needs, from the script of its folder
 * @param entry the address of the entry
 */
export function startPage(islands: Record<string, IslandLoader>, ownSteps: (() => void)[], entry = ''): void {
  const wake = () => wakeIslands(islands, entry);
  if (document.documentElement.hasAttribute(startsAgain)) {
    wake();
    return;
  }
  // What has expired fills no form, and what the page's steps add to it wakes like the rest.
  const everyPage = [
    scrollOnSamePageLinks,
    collapseLists,
    ignoreDoubleClicks,
    revealOnFirstScroll,
    noteLostIcons,
    prerenderLinks,
    countVisit,
  ];
  startEach([expireDrafts, ...ownSteps, wake, ...everyPage]);
}
