import { fillFromDrafts } from '#shared/drafts/drafts.ts';
import { whenVisible } from '#shared/runtime/islands/moments.ts';

// They show that a visitor has not merely opened the page.
const actions = ['scroll', 'pointerdown', 'keydown', 'focusin'];

/** Shows the map once its site responds: until then, it would show the browser's error page. */
function show(map: HTMLElement): void {
  fetch(map.dataset.embed!, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => {
      map.outerHTML = map.textContent;
    },
    () => addEventListener('online', () => show(map), { once: true }),
  );
}

export function showMap(): void {
  const map = document.querySelector<HTMLElement>('[data-embed]')!;
  const waiting = new AbortController();
  const watch = () => {
    waiting.abort();
    whenVisible(() => show(map))(map.parentElement!);
  };
  for (const type of actions) addEventListener(type, watch, { signal: waiting.signal });
  // They may have scrolled before this script loaded.
  if (window.scrollY > 0) watch();
}

export const steps = [fillFromDrafts, showMap];
