/** What `watchPage` notes. */
type Notes = {
  /** Timers and frames that the page's scripts asked for before it was shown, by their functions' names. */
  timers: string[];
  /** Whether the loader was to be seen in the first frame in which the page was shown. */
  isLoaderFirst?: boolean;
  /** Milliseconds from the moment at which the page was shown until its loader had gone. */
  loaderLasted?: number;
};

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in each page before its own scripts. */
export function watchPage(): void {
  const notes: Notes = { timers: [] };
  window.notes = notes;
  const nextFrame = window.requestAnimationFrame.bind(window);

  const isLoaderShown = () => {
    const loader = document.querySelector('.page-loader');
    return loader?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
  };
  const followLoader = () => {
    const shownAt = performance.now();
    const look = () => {
      const isShown = isLoaderShown();
      notes.isLoaderFirst ??= isShown;
      if (isShown) nextFrame(look);
      else notes.loaderLasted = performance.now() - shownAt;
    };
    nextFrame(look);
  };

  if (!document.prerendering) return;
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const original = window[name] as (...parameters: unknown[]) => number;
    Object.assign(window, {
      [name]: (...parameters: unknown[]) => {
        if (document.prerendering) notes.timers.push(name);
        return original(...parameters);
      },
    });
  }
  document.addEventListener('prerenderingchange', followLoader);
}
