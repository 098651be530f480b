const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isFolded = (element: Element) =>
  element.localName !== 'summary' && element.closest('details:not([open])') !== null;

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [type="hidden"]') &&
  !isFolded(element) &&
  element.getClientRects().length > 0;

/**
 * Makes Tab move from each control of a container to the next and from the last to the first, and Shift+Tab the other
 * way round. In Chrome before 138, the focus would leave an open popover at its first `<details>`.
 */
export function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(controls)].filter(isStop);
  const position = stops.indexOf(document.activeElement as HTMLElement);
  if (position === -1) return;
  event.preventDefault();
  const next = stops.at((position + (event.shiftKey ? -1 : 1)) % stops.length)!;
  // Otherwise Safari shows no focus ring if script moves the focus after a click.
  next.focus({ focusVisible: true });
}
