import { adoptStyles } from '../adoptStyles.ts';

/**
 * Pauses the loader of a prerendered page until the page is shown, because its animation would end unseen. Ends it when
 * the page is left, because the browser may restore the page as it was.
 */
export function followLoader(): void {
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
