import { touchEvents, touched, touchSelector } from '../islands/protocol.ts';

/** Marks islands and areas that are touched before the page's entry has loaded, which then wakes the islands. */
export function markTouched(): void {
  const mark = ({ target }: Event) => (target as Element).closest?.(touchSelector)?.setAttribute(touched, '');
  for (const type of touchEvents) addEventListener(type, mark, { capture: true, passive: true });
}
