import elements from 'aos/src/js/helpers/elements.js';
import handleScroll from 'aos/src/js/helpers/handleScroll.js';
import prepare from 'aos/src/js/helpers/prepare.js';
import { revealOffset, revealStep, revealStepLimit } from '#shared/core/tokens.ts';
import styles from '#shared/styles/vendor/aos.scss?inline';
import { adoptStyles } from '../adoptStyles.ts';

/** `step`: how many of its neighbours precede it. */
type Step = { element: HTMLElement; step: number };

/** The items of a row follow each other from the left of each line, however many fit side by side. */
function stepsOf(row: Element): Step[] {
  const items = [...row.children] as HTMLElement[];
  let step = 0;
  return items.map((element, index) => {
    step = element.offsetTop === items[index - 1]?.offsetTop ? step + 1 : 0;
    return { element, step };
  });
}

/** Skips what may have been seen already, so that nothing flickers. */
const isBelow = ({ element }: Step) => element.getBoundingClientRect().top >= innerHeight;

/**
 * Hands what is not in view yet to AOS. `data-reveal="items"` marks a row whose items, without transitions of their own,
 * follow each other. Mark an island itself, not what is inside it, which React may change. A div needs an id: Firefox
 * otherwise moves its content in the accessibility tree when it is transformed, and Orca reads it again and again.
 */
export function revealOnScroll(): void {
  const wholes = [...document.querySelectorAll<HTMLElement>('[data-reveal=""]')];
  const rows = [...document.querySelectorAll('[data-reveal="items"]')];
  const all = [...wholes.map((element) => ({ element, step: 0 })), ...rows.flatMap(stepsOf)];
  // All are measured before any is changed: otherwise the browser would lay out the page again for each. AOS would set
  // its class between its own measurements.
  for (const { element, step } of all.filter(isBelow)) {
    element.dataset.aos = 'fade-up';
    element.classList.add('aos-init');
    element.style.transitionDelay = `${Math.min(step, revealStepLimit - 1) * revealStep}ms`;
  }
  adoptStyles(styles);
  document.documentElement.classList.add('has-reveal');
  const hidden = elements();
  const show = () => handleScroll(hidden, true);
  addEventListener('scroll', show, { passive: true });
  // AOS measures only once: after content has been hidden or shortened, it would wait for a position past the page's
  // end.
  new ResizeObserver(() => {
    prepare(hidden, { offset: revealOffset });
    show();
  }).observe(document.body);
}
