import { createMotionStore } from './createMotionStore.ts';

let store: ReturnType<typeof createMotionStore> | undefined;

/** The page's store, created on first use. For browsers only. */
export function pageMotion() {
  store ??= createMotionStore();
  return store;
}
