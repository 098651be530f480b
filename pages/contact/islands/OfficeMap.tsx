import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from '../../../shared/ui/useInView.ts';

export type OfficeMapProps = {
  /** Address of the maps service's embed. */
  embedUrl: string;
  title: string;
};

/** Events that show that a visitor uses the page, and has not merely opened it. */
const actions = ['scroll', 'pointerdown', 'keydown', 'focusin'];

/** Whether the visitor has scrolled, touched or focused something. */
function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false);

  useEffect(() => {
    const act = () => setActed(true);
    // They may have scrolled before this script loaded.
    if (window.scrollY > 0) act();
    for (const type of actions) addEventListener(type, act, { passive: true, once: true });
    return () => {
      for (const type of actions) removeEventListener(type, act);
    };
  }, []);

  return hasActed;
}

function subscribeToNetwork(onChange: () => void): () => void {
  const listeners = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal: listeners.signal });
  return () => listeners.abort();
}

/** Whether there is a network: without one the frame would show the browser's error page. */
const useIsOnline = () =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

/** The office on another site's map, which loads only after an action of the visitor. */
export function OfficeMap({ embedUrl, title }: OfficeMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, { margin: '200px', isLasting: true });
  const hasActed = useHasActed();
  const isOnline = useIsOnline();
  const [isShown, setShown] = useState(false);
  if (isNear && hasActed && isOnline && !isShown) setShown(true);
  const map = <iframe className="office-place__map" src={embedUrl} title={title} loading="lazy" />;
  return (
    <div className="office-place__cover" ref={frame}>
      {isShown && map}
      <noscript>{map}</noscript>
    </div>
  );
}
