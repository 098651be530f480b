import { useSyncExternalStore } from 'react';
import { headerScrollThreshold } from '../runtime/tokens.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** True while the page is scrolled past the header's threshold. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > headerScrollThreshold,
    () => false,
  );
}
