/** Events whose handlers belong to the island in which they happen. */
const watched = [
  'beforetoggle',
  'cancel',
  'change',
  'click',
  'close',
  'dragenter',
  'drop',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'pointerdown',
  'pointerout',
  'pointerover',
  'submit',
  'toggle',
];

/**
 * Calls back when a handler throws during an event inside an element. React reports such errors only to the window.
 * @returns a function that stops watching
 */
export function watchHandlers(element: HTMLElement, onError: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isHandling = false;
  const begin = () => {
    isHandling = true;
    // In the next task every handler of this event has run.
    setTimeout(() => {
      isHandling = false;
    });
  };
  for (const type of watched) element.addEventListener(type, begin, { capture: true, signal });
  // Without an error it is a notice of the browser, or of a script from elsewhere.
  addEventListener('error', ({ error }) => isHandling && error && onError(), { signal });
  return () => listening.abort();
}
