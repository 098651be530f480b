import { createMotionStore, type MotionStore } from './createMotionStore.ts';

let store: MotionStore | undefined;

/** The page's store, created on first use. For browsers only. */
export function pageMotion(): MotionStore {
  store ??= createMotionStore();
  return store;
}
