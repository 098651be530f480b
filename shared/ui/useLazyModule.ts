import { useEffect, useState } from 'react';

/** A module that is fetched on demand; `hasFailed` when it could not be had, which leaves the plain state as it is. */
type LazyModule<Module> = { module?: Module; hasFailed: boolean };

/**
 * Fetches a module once it is wanted.
 * @param load a dynamic import, the same function on every render
 */
export function useLazyModule<Module>(load: () => Promise<Module>, isWanted: boolean): LazyModule<Module> {
  const [state, setState] = useState<LazyModule<Module>>({ hasFailed: false });

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setState({ module, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);

  return state;
}
