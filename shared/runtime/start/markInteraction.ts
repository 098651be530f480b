import { touchEvents, touchSelector } from '../islands/events.ts';

/** Marks islands and areas that are touched before the page's entry has loaded, which then wakes the islands. */
export function markInteraction(): void {
  const mark = ({ target }: Event) =>
    (target as Element).closest?.(touchSelector)?.setAttribute('data-interacted', '');
  for (const type of touchEvents) addEventListener(type, mark, { capture: true, passive: true });
}
