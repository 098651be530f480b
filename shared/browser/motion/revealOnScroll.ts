import Aos from 'aos';
import { durations, revealOffset, revealStep } from '../../core/tokens.ts';
import styles from '../../styles/vendor/aos.scss?inline';
import { adoptStyles } from '../adoptStyles.ts';

const isBelowWindow = (group: Element) => group.getBoundingClientRect().top >= innerHeight;

/**
 * Hands every group that is not in view yet to AOS: each fades up once when it is scrolled to. What has been seen
 * stays as it is, so that nothing blinks. Groups that are added later are not revealed.
 */
export function revealOnScroll(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (!isBelowWindow(group)) continue;
    group.dataset.aos = 'fade-up';
    group.dataset.aosDelay = String(Number(group.dataset.reveal) * revealStep);
  }
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
}
