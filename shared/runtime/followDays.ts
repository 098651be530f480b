import { indianDay } from '../core/days.ts';

/**
 * Updates a page as days pass between builds: elements with `data-until` are shown until the end of that day in India,
 * those with `data-after` from then on. Nothing changes while the focus is in an element whose day has passed, because
 * its replacement must not appear beside it.
 */
export function followDays(): void {
  const follow = () => {
    const today = indianDay(Date.now());
    const elements = [...document.querySelectorAll<HTMLElement>('[data-until], [data-after]')];
    const isOver = ({ dataset: { until, after = '' } }: HTMLElement) =>
      until ? until < today : after >= today;
    if (elements.some((element) => isOver(element) && element.contains(document.activeElement))) return;
    for (const element of elements) element.hidden = isOver(element);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
}
