import { startEach } from '#shared/core/attempt.ts';
import { expireDrafts } from '#shared/drafts/expireDrafts.ts';
import { collapseLists } from '../collapseLists.ts';
import { type IslandLoader, wakeIslands } from '../islands/wakeIslands.ts';
import { scrollToTop } from '../links.ts';
import { revealOnFirstScroll } from '../motion/revealOnFirstScroll.ts';
import { noteLostIcons } from '../noteLostIcons.ts';
import { prerenderLinks } from '../prerenderLinks.ts';

/**
 * Starts what a page does with script; if one step fails, the others still run. Each page's entry calls it once.
 * @param ownSteps what only this page needs, from the script of its folder
 */
export function startPage(islands: Record<string, IslandLoader>, ownSteps: (() => void)[]): void {
  const wake = () => wakeIslands(islands);
  const others = [scrollToTop, collapseLists, revealOnFirstScroll, noteLostIcons, prerenderLinks];
  // What has expired must fill no form, and the page's own steps may add islands.
  startEach([expireDrafts, ...ownSteps, wake, ...others]);
}
