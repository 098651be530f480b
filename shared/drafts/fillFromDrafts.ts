import { attempt } from '../core/attempt.ts';
import { draftPrefix } from './draftStorage.ts';

/** Puts saved texts into a form's controls that are still empty: what a visitor has typed in the meantime stays. */
export function fillEmptyControls(form: HTMLFormElement, texts: Partial<Record<string, unknown>>): void {
  for (const control of form.elements as Iterable<unknown> as Iterable<
    HTMLInputElement & HTMLSelectElement
  >) {
    const text = texts[control.name];
    // Skips the honeypot, which an extension may have filled in: it is not in the tab order.
    if (control.value || typeof text !== 'string' || control.tabIndex < 0) continue;
    control.value = text;
    // A choice that is no longer offered.
    if (control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

/** Fills empty fields from drafts in forms whose island is not awake or has failed. */
export function fillFromDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    // Fails without a draft.
    attempt(() =>
      fillEmptyControls(form, JSON.parse(sessionStorage.getItem(draftPrefix + form.dataset.draft)!)),
    );
  }
}
