/** A form's own control of this name: an extension may have added another one. */
export function controlOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`[data-field="${CSS.escape(name)}"]`)!;
}

/**
 * Focuses a control and scrolls until what belongs to it is in view too, as its scroll margin says: a field's label, or
 * what is said below a button. Without `preventScroll`, Chromium then scrolls to the caret, which cuts a smooth scroll
 * short.
 */
export function focusInView(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
}
