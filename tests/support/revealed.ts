import type { Page } from 'playwright/test';

/** What fades up on a page when it is scrolled to. */
export const revealedOn = (page: Page) => page.locator('[data-reveal=""], [data-reveal="items"] > *');

/** The different opacities that these parts have now: only 1 if nothing is hidden or fading. */
export const opacitiesOn = (page: Page) =>
  revealedOn(page).evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).opacity))]);
