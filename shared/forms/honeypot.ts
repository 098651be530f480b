/**
 * A field that people never see, under the name that a form service documents: only bots fill it in. It is sent with
 * every form, so that the service can also check posts that do not come from this site.
 */
export type HoneypotField = {
  name: string;
  /** A text field is sent empty; a checkbox is sent only when it is checked. */
  type: 'text' | 'checkbox';
};

/** What a honeypot adds to a form that a person sends. */
export function emptyHoneypot({ name, type }: HoneypotField): Record<string, string> {
  return type === 'text' ? { [name]: '' } : {};
}

/** True if something filled in the honeypot: a bot, or a visitor's browser extension. */
export function isFilled(control: HTMLInputElement): boolean {
  return control.type === 'checkbox' ? control.checked : control.value !== '';
}

/** Empties a honeypot that an extension filled in. */
export function clearHoneypot(control: HTMLInputElement): void {
  control.checked = false;
  if (control.type !== 'checkbox') control.value = '';
}
