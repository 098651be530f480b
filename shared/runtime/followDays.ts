import { indianDay } from '../core/days.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/**
 * Updates a page as days pass between builds: elements with `data-until` are shown until the end of that day in India,
 * those with `data-after` get the HTML in `data-html` from then on, and those with `data-count` count the elements that
 * are left of what they select. Nothing changes while the focus is in an element whose day has passed, because its
 * replacement must not appear beside it.
 */
export function followDays(): void {
  const follow = () => {
    const today = indianDay(Date.now());
    const isOver = ({ dataset }: HTMLElement) => dataset.until! < today;
    if (all('[data-until]').some((element) => isOver(element) && element.contains(document.activeElement)))
      return;
    for (const element of all('[data-html]')) {
      if (element.dataset.after! >= today) continue;
      element.innerHTML = element.dataset.html!;
      element.removeAttribute('data-html');
      element.hidden = false;
    }
    for (const element of all('[data-until]')) element.hidden = isOver(element);
    for (const element of all('[data-count]'))
      element.textContent = String(all(element.dataset.count!).filter(({ hidden }) => !hidden).length);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
}
