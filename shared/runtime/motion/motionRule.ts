/** The visitor's choice with the switch; undefined until they use it. */
export type MotionChoice = 'play' | 'pause' | undefined;

/** Conditions for the whole page. */
export type PageMotion = {
  choice: MotionChoice;
  /** The visitor's system asks for reduced motion. */
  isReduced: boolean;
  /** The page is in a hidden tab. */
  isHidden: boolean;
};

/** Conditions for one moving part. */
export type PartMotion = {
  /** Some of it is in the window. */
  isInView: boolean;
  /** The keyboard focus is inside. */
  hasFocus: boolean;
  /** The pointer is over the part, and the part pauses on hover. */
  isHovered: boolean;
};

/**
 * Whether a part may move automatically now (WCAG 2.2.2). Reduced motion, a hidden tab and the switch stop everything,
 * and a part that is out of view rests. Focus and pointer stop the part they are on, unless the visitor asked for motion
 * with the switch.
 */
export function mayMove(page: PageMotion, part: PartMotion): boolean {
  if (page.isReduced || page.isHidden || page.choice === 'pause' || !part.isInView) return false;
  return page.choice === 'play' || !(part.hasFocus || part.isHovered);
}
