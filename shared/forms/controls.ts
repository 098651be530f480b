import { editPhone, isSingleKey } from './phone.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** The control of a form that has a name, or else an id. */
export function controlOf(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

/** What the named controls of a form hold. */
export function readValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const pairs = fields.map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(pairs) as Record<Field, string>;
}

/** Puts kept text into the controls that are still empty: what a visitor has typed by now wins. */
export function fillEmptyControls(form: HTMLFormElement, values: Partial<Record<string, string>>): void {
  for (const [field, value] of Object.entries(values)) {
    const control = controlOf(form, field);
    if (control.value === '' && value) control.value = value;
  }
}

/**
 * Keeps fields as they are while they are being sent. They stay enabled, so that the one with the focus keeps it; a
 * choice has no read-only state, and its styles and the keys that would change it see to that.
 * @returns what lets them be edited again
 */
export function lockControls(form: HTMLFormElement, fields: readonly string[]): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  };
  const controls = fields.map((field) => controlOf(form, field));
  for (const control of controls) {
    if (control instanceof HTMLInputElement) control.readOnly = true;
    else {
      control.setAttribute('aria-disabled', 'true');
      control.addEventListener('keydown', keep);
    }
  }
  return () => {
    for (const control of controls) {
      if (control instanceof HTMLInputElement) control.readOnly = false;
      else {
        control.removeAttribute('aria-disabled');
        control.removeEventListener('keydown', keep);
      }
    }
  };
}

/**
 * Makes a phone field hold digits alone after an edit.
 * @param previous what it held before
 * @returns why nothing was taken; empty when all is well
 */
export function takePhoneEdit(input: HTMLInputElement, previous: string, event: InputEvent): string {
  const { value, caret, notice } = editPhone(previous, input.value, {
    caret: input.selectionStart,
    isTyped: isSingleKey(event),
  });
  if (value !== input.value) {
    input.value = value;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }
  return notice;
}

/** Brings a number that was filled in before script came into shape, and returns what the field holds now. */
export function takeFilledPhone(control: Control): string {
  const { value, notice } = editPhone('', control.value, { caret: null, isTyped: false });
  if (!notice) control.value = value;
  return control.value;
}
