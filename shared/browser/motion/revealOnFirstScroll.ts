async function reveal(): Promise<void> {
  try {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { revealOnScroll } = await import('./revealOnScroll.ts');
    revealOnScroll();
  } catch {
    // Without the library every group stays as it is: visible.
  }
}

/** Fetches the scroll reveal at the visitor's first scroll, on a page that has anything to reveal. */
export function revealOnFirstScroll(): void {
  if (!document.querySelector('[data-reveal]')) return;
  addEventListener('scroll', reveal, { passive: true, once: true });
}
