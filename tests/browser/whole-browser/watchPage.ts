/**
 * Runs in each page before its own scripts. Notes on the root element of a page that was being prepared whether the
 * loader is to be seen in the first frame in which the page is shown, and for how many milliseconds.
 */
export function watchPage(): void {
  if (!document.prerendering) return;
  document.addEventListener('prerenderingchange', () => {
    const shownAt = performance.now();
    const notes = document.documentElement.dataset;
    const visible = { visibilityProperty: true, opacityProperty: true };
    const look = () => {
      const isShown = document.querySelector('.page-loader')!.checkVisibility(visible);
      notes.loaderFirst ??= String(isShown);
      if (isShown) requestAnimationFrame(look);
      else notes.loaderLasted = String(performance.now() - shownAt);
    };
    requestAnimationFrame(look);
  });
}
