import type { Page } from 'playwright/test';

const steps = [0.02, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.98];

/** Where a press on a card would do nothing although a link covers it: the card's class, and that of what lies there. */
export const deadSpots = (page: Page): Promise<string[]> =>
  page.locator('main a').evaluateAll((links, steps) => {
    const spots = (links as HTMLElement[]).flatMap((link) => {
      const { position, content } = getComputedStyle(link, '::after');
      const card = link.offsetParent;
      const isCover = position === 'absolute' && content !== 'none';
      if (!card || !isCover || getComputedStyle(link).position !== 'static') return [];
      card.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = card.getBoundingClientRect();
      const hit = steps.flatMap((x) =>
        steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
      );
      return hit
        .filter((element) => card.contains(element) && !element!.closest('a, button'))
        .map((element) => `${card.className}: ${element!.outerHTML.slice(0, 60)}`);
    });
    return [...new Set(spots)];
  }, steps);
