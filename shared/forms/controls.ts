import { editPhone, isTyping, type PhoneState } from './phone.ts';

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

/**
 * Reduces a phone field to digits.
 * @param previous what it held before
 * @param event of the edit; none if text was typed before the script loaded, or set by an extension
 * @returns what it holds now
 */
export function applyPhoneEdit(input: HTMLInputElement, previous: PhoneState, event?: InputEvent) {
  const position = event ? input.selectionStart : null;
  const isTyped = event !== undefined && isTyping(event);
  const { caret, ...edited } = editPhone(previous, input.value, position, isTyped);
  if (edited.value !== input.value) {
    input.value = edited.value;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }
  return edited;
}
