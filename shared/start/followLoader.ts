import { adoptStyles } from '../browser/adoptStyles.ts';

/**
 * Holds the loader of a page that the browser prepares until it is shown, since its animation would end unseen, and
 * ends that of a page which is left, since the browser may bring the page back as it was.
 */
export function followLoader(): void {
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>('.page-loader')?.style.setProperty('display', 'none');
  });
  if (!document.prerendering) return;
  const release = adoptStyles(
    '.page-loader, .page-loader *, .page-loader ::before { animation-play-state: paused }',
  );
  document.addEventListener(
    'prerenderingchange',
    // The first frame after activation may still be drawn with the times of before it.
    () => requestAnimationFrame(() => requestAnimationFrame(release)),
    { once: true },
  );
}
