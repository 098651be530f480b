import { useCallback, useEffect, useRef, useState } from 'react';

/** A module that is fetched on demand; `hasFailed` when it could not be had, which leaves the plain state as it is. */
type LazyModule<Module> = { module?: Module; hasFailed: boolean };

type UseLazyModule<Module> = LazyModule<Module> & {
  /** Gives the module up for good: it was had, and threw. */
  fail: () => void;
};

/**
 * Fetches a module once it is wanted.
 * @param load a dynamic import, the same function on every render
 */
export function useLazyModule<Module>(load: () => Promise<Module>, isWanted: boolean): UseLazyModule<Module> {
  const [state, setState] = useState<LazyModule<Module>>({ hasFailed: false });
  const isGivenUp = useRef(false);

  useEffect(() => {
    if (!isWanted || isGivenUp.current) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setState({ module, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);

  const fail = useCallback(() => {
    isGivenUp.current = true;
    setState({ hasFailed: true });
  }, []);

  return { ...state, fail };
}
