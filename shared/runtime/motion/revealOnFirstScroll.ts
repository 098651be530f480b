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

/** Fetches what moves content at the visitor's first scroll. */
export function revealOnFirstScroll(): void {
  addEventListener('scroll', reveal, { passive: true, once: true });
}
