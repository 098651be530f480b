import Aos from 'aos';
import { durations, revealOffset, revealStep, revealStepLimit } from '../../core/tokens.ts';
import styles from '../../styles/vendor/aos.scss?inline';
import { adoptStyles } from '../adoptStyles.ts';

/** Leaves alone what has been seen, so that nothing blinks. */
function reveal(group: HTMLElement, step: number): void {
  if (group.getBoundingClientRect().top < innerHeight) return;
  group.dataset.aos = 'fade-up';
  group.dataset.aosDelay = String(Math.min(step, revealStepLimit - 1) * revealStep);
}

/** Counts from the left of each line, however many items fit beside each other. */
function revealOneAfterTheOther(items: HTMLElement[]): void {
  let step = 0;
  for (const [index, item] of items.entries()) {
    step = item.offsetTop === items[index - 1]?.offsetTop ? step + 1 : 0;
    reveal(item, step);
  }
}

/**
 * Hands what is not in view yet to AOS: it fades up once when it is scrolled to. `data-reveal` marks what does so as a
 * whole, `data-reveal="items"` a row whose items follow each other; no item may have a transition of its own. Within an
 * island React may change what is inside: the island itself is marked.
 */
export function revealOnScroll(): void {
  for (const whole of document.querySelectorAll<HTMLElement>('[data-reveal=""]')) reveal(whole, 0);
  for (const row of document.querySelectorAll('[data-reveal="items"]'))
    revealOneAfterTheOther([...row.children] as HTMLElement[]);
  adoptStyles(styles);
  document.documentElement.classList.add('has-reveal');
  Aos.init({
    duration: durations.reveal,
    offset: revealOffset,
    easing: 'ease',
    once: true,
    throttleDelay: 99,
    debounceDelay: 50,
    // Carousels move elements around, which AOS would mistake for new content.
    disableMutationObserver: true,
  });
  // AOS measures once: what follows hidden or shorter content would wait below the end of the page.
  new ResizeObserver(() => Aos.refresh()).observe(document.body);
}
