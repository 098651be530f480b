const controls = 'a[href], button, input, select, textarea, [tabindex]';

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [type="hidden"]') &&
  element.getClientRects().length > 0;

/** Makes Tab cycle inside a container, from its last control to its first and back. */
export function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(controls)].filter(isStop);
  const leavingFrom = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== leavingFrom) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
