/* The inline script, which runs from the first frame on. */
import { startEach } from '#shared/core/attempt.ts';
import { headerScrollThreshold } from '#shared/core/tokens.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { holdClicks } from '../islands/holdClicks.ts';
import { importEntry } from './importEntry.ts';

/** The animation of a prerendered page would end unseen, and a page that was left may be restored as it was. */
function followLoader(): void {
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>('.page-loader')?.style.setProperty('display', 'none');
  });
  if (!document.prerendering) return;
  const release = adoptStyles('*, ::before { animation-play-state: paused }');
  document.addEventListener(
    'prerenderingchange',
    // The first frame after activation may still use the old animation times.
    () => requestAnimationFrame(() => requestAnimationFrame(release)),
    { once: true },
  );
}

function followScroll(): void {
  const follow = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > headerScrollThreshold);
  addEventListener('scroll', follow, { passive: true });
  follow();
}

const { scripts } = document.currentScript!.dataset;
startEach([
  followLoader,
  followScroll,
  // Not in the style sheets, because the Nu Html Checker does not support the rule yet.
  () =>
    adoptStyles('@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }'),
  holdClicks,
  () => importEntry(scripts!.split(' ')),
]);
