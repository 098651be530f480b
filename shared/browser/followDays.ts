import { indianDay } from '../core/days.ts';

/**
 * Lets days pass on a page between two builds: what has `data-until` is shown up to the end of that day in India, and
 * what has `data-after` from then on. What a visitor is working in stays.
 */
export function followDays(): void {
  const follow = () => {
    const today = indianDay(Date.now());
    for (const element of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
      const { until, after = '' } = element.dataset;
      const isHidden = until ? until < today : after >= today;
      if (!element.contains(document.activeElement)) element.hidden = isHidden;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
}
