/** What `watchPage` notes of a page that is being prepared. */
type Notes = {
  /** Timers and frames that its scripts asked for before it was shown, by their functions' names. */
  timers: string[];
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
  const notes: Notes = { timers: [] };
  window.notes = notes;
  const nextFrame = window.requestAnimationFrame.bind(window);
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const original = window[name] as (...parameters: unknown[]) => number;
    Object.assign(window, {
      [name]: (...parameters: unknown[]) => {
        if (document.prerendering) notes.timers.push(name);
        return original(...parameters);
      },
    });
  }
  document.addEventListener('prerenderingchange', () => {
    const shownAt = performance.now();
    const visible = { visibilityProperty: true, opacityProperty: true };
    const look = () => {
      const isShown = document.querySelector('.page-loader')!.checkVisibility(visible);
      notes.isLoaderFirst ??= isShown;
      if (isShown) nextFrame(look);
      else notes.loaderLasted = performance.now() - shownAt;
    };
    nextFrame(look);
  });
}
