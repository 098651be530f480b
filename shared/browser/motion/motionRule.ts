/** What the visitor decided with the switch; undefined until they used it. */
export type MotionChoice = 'play' | 'pause' | undefined;

/** What holds for everything on the page. */
export type PageMotion = {
  choice: MotionChoice;
  /** The visitor's system asks for less motion. */
  isReduced: boolean;
  /** The page lies in a tab that is not shown. */
  isHidden: boolean;
};

/** What holds for one moving part. */
export type PartMotion = {
  /** The keyboard focus is inside. */
  hasFocus: boolean;
  /** The pointer rests on what the part shows, and the part waits for that. */
  isHovered: boolean;
};

/**
 * Whether a part may move by itself now (WCAG 2.2.2). Less motion, a hidden tab and the switch stop everything;
 * focus and pointer stop the part they are on, unless the visitor asked for motion with the switch.
 */
export function mayMove(page: PageMotion, part: PartMotion): boolean {
  if (page.isReduced || page.isHidden || page.choice === 'pause') return false;
  return page.choice === 'play' || !(part.hasFocus || part.isHovered);
}
