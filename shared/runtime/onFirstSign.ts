const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Calls back once, at the first pointer, key, focus or scroll: what the first view does without can wait for it.
 * @returns what takes the call back
 */
export function onFirstSign(run: () => void): () => void {
  const waiting = new AbortController();
  const go = () => {
    waiting.abort();
    run();
  };
  for (const sign of signs) {
    addEventListener(sign, go, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}
