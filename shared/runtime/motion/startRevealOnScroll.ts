let hasStarted = false;

async function reveal(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { revealOnScroll } = await import('./revealOnScroll.ts');
    revealOnScroll();
  } catch {
    // Without the library every group stays as it is: visible.
  }
}

/** Waits for the visitor's first scroll and fetches the scroll reveal then. Further calls do nothing. */
export function startRevealOnScroll(): void {
  if (hasStarted) return;
  hasStarted = true;
  addEventListener('scroll', reveal, { passive: true, once: true });
}
