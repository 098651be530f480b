/**
 * Shows a modal dialog or a popover again whenever something has moved it within the page, such as an extension that
 * wraps the whole page. Browsers remove a moved element from the top layer without an event, which would leave it
 * behind a page that is inert or does not scroll. The focus returns to where it was.
 * @param show opens it again
 * @param onGone called when it is no longer in the page
 * @returns a function that ends this
 */
export function keepOnTop(element: HTMLElement, show: () => void, onGone?: () => void): () => void {
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  const observer = new MutationObserver((changes) => {
    if (!element.isConnected) {
      observer.disconnect();
      onGone?.();
      return;
    }
    const wasMoved = changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(element)));
    if (!wasMoved) return;
    const before = focused as HTMLElement;
    show();
    before.focus();
  });
  document.addEventListener('focusin', noteFocus);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', noteFocus);
    observer.disconnect();
  };
}
