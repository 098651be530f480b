import { draftPrefix } from '../../core/draftPrefix.ts';

/** Fills the empty fields of forms whose script is not awake, or has failed, from their drafts. */
export function fillFromDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) fillFromDraft(form);
}

function fillFromDraft(form: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftPrefix + form.dataset.draft)!);
    for (const control of form.elements as Iterable<unknown> as Iterable<HTMLInputElement>) {
      const text = draft[control.name];
      // The honeypot, which an extension may have filled, cannot be tabbed to.
      if (!control.value && typeof text === 'string' && control.tabIndex >= 0) control.value = text;
    }
  } catch {
    // There is no draft, or the browser blocks storage.
  }
}
