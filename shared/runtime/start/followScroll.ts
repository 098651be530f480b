import { headerScrollThreshold } from '#shared/core/tokens.ts';

/** Marks the document while it is scrolled past the header's threshold. */
export function followScroll(): void {
  const follow = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > headerScrollThreshold);
  addEventListener('scroll', follow, { passive: true });
  follow();
}
