import elements from 'aos/src/js/helpers/elements.js';
import handleScroll from 'aos/src/js/helpers/handleScroll.js';
import prepare from 'aos/src/js/helpers/prepare.js';
import { revealOffset, revealStep, revealStepLimit } from '../../core/tokens.ts';
import styles from '../../styles/vendor/aos.scss?inline';
import { adoptStyles } from '../adoptStyles.ts';

/** Skips what may have been seen already, so that nothing flickers. */
function reveal(group: HTMLElement, step: number): void {
  if (group.getBoundingClientRect().top < innerHeight) return;
  group.dataset.aos = 'fade-up';
  group.style.setProperty('--reveal-delay', `${Math.min(step, revealStepLimit - 1) * revealStep}ms`);
}

/** The delay grows from the left of each line, however many items fit side by side. */
function revealOneAfterTheOther(items: HTMLElement[]): void {
  let step = 0;
  for (const [index, item] of items.entries()) {
    step = item.offsetTop === items[index - 1]?.offsetTop ? step + 1 : 0;
    reveal(item, step);
  }
}

/**
 * Hands what is not in view yet to AOS, which fades it up once when it is scrolled to. `data-reveal` marks a group that
 * fades up as a whole, `data-reveal="items"` a row whose items follow each other; these must have no transition of
 * their own. Mark an island itself, not what is inside it, which React may change. A div has an id: Firefox otherwise
 * moves its content in the accessibility tree when it is transformed, and Orca reads it again and again.
 */
export function revealOnScroll(): void {
  for (const whole of document.querySelectorAll<HTMLElement>('[data-reveal=""]')) reveal(whole, 0);
  for (const row of document.querySelectorAll('[data-reveal="items"]'))
    revealOneAfterTheOther([...row.children] as HTMLElement[]);
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
