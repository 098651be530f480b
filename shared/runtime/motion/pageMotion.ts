import { attempt } from '#shared/core/attempt.ts';

export type PageMotion = { choice: 'play' | 'pause' | undefined; isReduced: boolean; isHidden: boolean };

export type PartMotion = { isInView: boolean; hasFocus: boolean; isHovered: boolean };

/** Whether a part may move by itself now (WCAG 2.2.2). */
export function mayMove(page: PageMotion, part: PartMotion): boolean {
  if (page.isReduced || page.isHidden || page.choice === 'pause' || !part.isInView) return false;
  return page.choice === 'play' || !(part.hasFocus || part.isHovered);
}

/** Nothing moves before the visitor's choice is known. */
export const beforeScript: PageMotion = { choice: undefined, isReduced: false, isHidden: true };

const storageKey = 'motion';

const readChoice = () => attempt(() => sessionStorage.getItem(storageKey)) as PageMotion['choice'] | null;

export function createMotionStore() {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const listeners = new Set<() => void>();
  let state = beforeScript;

  const update = (choice: PageMotion['choice']) => {
    const isHidden = document.visibilityState === 'hidden';
    state = { choice, isReduced: reducedMotion.matches, isHidden };
    for (const listener of listeners) listener();
  };
  const follow = () => update(readChoice() ?? state.choice);
  follow();
  reducedMotion.addEventListener('change', follow);
  document.addEventListener('visibilitychange', follow);
  // A page restored from the back/forward cache may have missed a choice made on another page.
  addEventListener('pageshow', follow);

  return {
    getState: () => state,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    choose(choice: 'play' | 'pause') {
      // Without storage the choice applies to this page only.
      attempt(() => sessionStorage.setItem(storageKey, choice));
      update(choice);
    },
  };
}

let store: ReturnType<typeof createMotionStore> | undefined;

export function pageMotion() {
  store ??= createMotionStore();
  return store;
}
