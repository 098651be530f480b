import { createMotionStore, type MotionStore } from './createMotionStore.ts';

let store: MotionStore | undefined;

/** The one store of the page, made when a moving part first asks for it. For browsers only. */
export function pageMotion(): MotionStore {
  store ??= createMotionStore({
    window,
    document,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)'),
    getStorage: () => sessionStorage,
  });
  return store;
}
