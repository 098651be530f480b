import { useEffect, useState } from 'react';
import type { ContactProps } from '../page.ts';

/** Events that show that a visitor is using the page and has not merely opened it. */
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

/**
 * Whether a maps service responds; checked once `isWanted`, and again when the network is back. Without a response, a
 * frame would show the browser's error page.
 */
function useAnswers(address: string, isWanted: boolean): boolean {
  const [hasAnswered, setAnswered] = useState(false);

  useEffect(() => {
    if (!isWanted || hasAnswered) return;
    const ask = () =>
      fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
        () => setAnswered(true),
        // The drawing stays.
        () => {},
      );
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [address, isWanted, hasAnswered]);

  return hasAnswered;
}

/** The office on an embedded map, which loads only once the visitor has used the page and the maps service responds. */
export function OfficeMap({ embedUrl, title }: Pick<ContactProps['place'], 'embedUrl' | 'title'>) {
  const hasActed = useHasActed();
  const hasAnswered = useAnswers(embedUrl, hasActed);
  const map = <iframe className="office-place__map" src={embedUrl} title={title} loading="lazy" />;
  return (
    <div className="office-place__cover">
      {hasAnswered && map}
      <noscript>{map}</noscript>
    </div>
  );
}
