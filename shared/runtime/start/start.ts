/*
 * The inline script, which runs from the first frame on. It does what needs no React, and saves for React what a
 * visitor does before that has loaded. If one step fails, the others still run.
 */
import { startEach } from '#shared/core/attempt.ts';
import { headerScrollThreshold } from '#shared/core/tokens.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { holdClicks } from '../islands/holdClicks.ts';
import { importEntry } from './importEntry.ts';

/**
 * Pauses the loader of a prerendered page until the page is shown, because its animation would end unseen. Ends it when
 * the page is left, because the browser may restore the page as it was.
 */
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

/** Fades from page to page. Not in the style sheets, because the Nu Html Checker does not support the rule yet. */
const fade = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

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
  () => adoptStyles(fade),
  holdClicks,
  () => importEntry(scripts!.split(' ')),
]);
