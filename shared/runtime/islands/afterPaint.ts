/**
 * Resolves in the first task after the next paint, so that the page responds to a touch before longer work starts.
 * A hidden page is not painted, so it does not wait.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}
