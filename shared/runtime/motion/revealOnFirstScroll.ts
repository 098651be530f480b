import { motionAllowed } from '#shared/core/tokens.ts';

async function reveal(): Promise<void> {
  try {
    if (!matchMedia(motionAllowed).matches) return;
    const { revealOnScroll } = await import('./revealOnScroll.ts');
    revealOnScroll();
  } catch {
    // Without the library, everything stays visible.
  }
}

/** Fetches what moves content at the visitor's first scroll, or when they first point at a picture that works. */
export function revealOnFirstScroll(): void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    reveal();
  };
  const { signal } = waiting;
  addEventListener('scroll', begin, { passive: true, signal });
  const section = document.querySelector('[data-lit]')?.closest('section');
  section?.addEventListener('pointerenter', begin, { signal });
}
