import {
  createMotionStore,
  type MotionStore,
  type MotionSurroundings,
} from '../../shared/runtime/motion/createMotionStore.ts';

type Storage = ReturnType<MotionSurroundings['getStorage']>;

/** A browser in which a test decides what the visitor's system, tab and storage say. */
export function fakeMotionSurroundings() {
  const kept = new Map<string, string>();
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const reducedMotion = Object.assign(new EventTarget(), { matches: false });
  let storage: Storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };

  return {
    surroundings: {
      window,
      document: document as unknown as MotionSurroundings['document'],
      reducedMotion: reducedMotion as unknown as MotionSurroundings['reducedMotion'],
      getStorage: () => storage,
    } satisfies MotionSurroundings,
    kept,
    forbidStorage() {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      storage = { getItem: refuse, setItem: refuse };
    },
    hide(isHidden: boolean) {
      document.visibilityState = isHidden ? 'hidden' : 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    reduce(isReduced: boolean) {
      reducedMotion.matches = isReduced;
      reducedMotion.dispatchEvent(new Event('change'));
    },
    comeBack: () => window.dispatchEvent(new Event('pageshow')),
  };
}

/** A store in such a browser, for components that use the page's. */
export function fakeMotionStore(): { store: MotionStore } & ReturnType<typeof fakeMotionSurroundings> {
  const fake = fakeMotionSurroundings();
  return { ...fake, store: createMotionStore(fake.surroundings) };
}
