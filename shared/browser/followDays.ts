import { indianDay } from '../core/days.ts';

/**
 * Updates a page as days pass between builds: elements with `data-until` are shown up to the end of that day in India,
 * those with `data-after` from then on. Elements that a visitor is using stay.
 */
export function followDays(): void {
  const follow = () => {
    const today = indianDay(Date.now());
    let isTargetOver = false;
    for (const element of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
      const { until, after = '' } = element.dataset;
      const isHidden = until ? until < today : after >= today;
      if (isHidden === element.hidden || element.contains(document.activeElement)) continue;
      element.hidden = isHidden;
      isTargetOver ||= isHidden && element.matches(':target');
    }
    // A link to what is over leads to what is said instead.
    if (isTargetOver) document.querySelector('[data-after]')?.scrollIntoView();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
}
