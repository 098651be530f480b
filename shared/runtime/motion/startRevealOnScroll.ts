async function reveal(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { revealOnScroll } = await import('./revealOnScroll.ts');
    revealOnScroll();
  } catch {
    // Without the library every group stays as it is: visible.
  }
}

/** Waits for the visitor's first scroll and fetches the scroll reveal then, on a page that has anything to reveal. */
export function startRevealOnScroll(): void {
  if (!document.querySelector('[data-reveal]')) return;
  // A listener that is there already is not added again.
  addEventListener('scroll', reveal, { passive: true, once: true });
}
