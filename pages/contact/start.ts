import { fillFromDrafts } from '#shared/drafts/fillFromDrafts.ts';
import { whenVisible } from '#shared/runtime/islands/moments.ts';

/** Events that show that a visitor is using the page and has not merely opened it. */
const actions = ['scroll', 'pointerdown', 'keydown', 'focusin'];

/** Shows the frame once its site responds: until then, it would show the browser's error page. */
function show(embed: HTMLElement): void {
  fetch(embed.dataset.embed!, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => {
      embed.outerHTML = embed.textContent;
    },
    () => addEventListener('online', () => show(embed), { once: true }),
  );
}

/**
 * Shows the frame of another site that a page's `noscript` with `data-embed` contains, once the visitor has used the
 * page and the frame's place is in the window. `data-embed` is the frame's address.
 */
export function showEmbed(): void {
  const embed = document.querySelector<HTMLElement>('[data-embed]');
  if (!embed) return;
  const waiting = new AbortController();
  const watch = () => {
    waiting.abort();
    whenVisible(() => show(embed))(embed.parentElement!);
  };
  for (const type of actions) addEventListener(type, watch, { signal: waiting.signal });
  // They may have scrolled before this script loaded.
  if (window.scrollY > 0) watch();
}

/** What the page needs besides what every page does. */
export const steps = [fillFromDrafts, showEmbed];
