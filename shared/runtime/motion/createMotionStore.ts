import { attempt } from '#shared/core/attempt.ts';
import type { MotionChoice, PageMotion } from './motionRule.ts';

const storageKey = 'motion';

/** Tracks the conditions for all motion on a page, with the visitor's switch, and notifies the moving parts of changes. */
export function createMotionStore() {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const listeners = new Set<() => void>();

  const readChoice = (): MotionChoice => {
    const kept = attempt(() => sessionStorage.getItem(storageKey));
    return kept === 'play' || kept === 'pause' ? kept : undefined;
  };

  let state: PageMotion = {
    choice: readChoice(),
    isReduced: reducedMotion.matches,
    isHidden: document.visibilityState === 'hidden',
  };

  const update = (change: Partial<PageMotion>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  reducedMotion.addEventListener('change', () => update({ isReduced: reducedMotion.matches }));
  document.addEventListener('visibilitychange', () =>
    update({ isHidden: document.visibilityState === 'hidden' }),
  );
  // A page restored from the back/forward cache may have missed a choice made on another page.
  window.addEventListener('pageshow', () => update({ choice: readChoice() ?? state.choice }));

  return {
    getState: () => state,
    /** @returns a function that ends the subscription */
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    choose(choice: 'play' | 'pause') {
      // Without storage the choice applies to this page only.
      attempt(() => sessionStorage.setItem(storageKey, choice));
      update({ choice });
    },
  };
}
