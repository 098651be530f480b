/** What `watchPage` notes of a page that is being prepared. */
type Notes = {
  /** Whether the loader was to be seen in the first frame in which the page was shown. */
  isLoaderFirst?: boolean;
  /** Milliseconds from that moment until the loader had gone. */
  loaderLasted?: number;
};

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in each page before its own scripts. */
export function watchPage(): void {
  if (!document.prerendering) return;
  const notes: Notes = {};
  window.notes = notes;
  document.addEventListener('prerenderingchange', () => {
    const shownAt = performance.now();
    const visible = { visibilityProperty: true, opacityProperty: true };
    const look = () => {
      const isShown = document.querySelector('.page-loader')!.checkVisibility(visible);
      notes.isLoaderFirst ??= isShown;
      if (isShown) requestAnimationFrame(look);
      else notes.loaderLasted = performance.now() - shownAt;
    };
    requestAnimationFrame(look);
  });
}
