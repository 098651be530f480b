import { indianDay } from '../core/days.ts';

/**
 * Updates a page as days pass between builds: elements with `data-until` are shown up to the end of that day in India,
 * those with `data-after` from then on. Elements that a visitor is using stay.
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
