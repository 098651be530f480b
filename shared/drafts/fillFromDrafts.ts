import { attempt } from './attempt.ts';
import { draftPrefix } from './draftPrefix.ts';

/** Fills empty fields from drafts in forms whose island is not awake or has failed. */
export function fillFromDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    // Fails without a draft.
    attempt(() => fillFromDraft(form));
  }
}

function fillFromDraft(form: HTMLFormElement): void {
  const draft = JSON.parse(sessionStorage.getItem(draftPrefix + form.dataset.draft)!);
  for (const control of form.elements as Iterable<unknown> as Iterable<
    HTMLInputElement & HTMLSelectElement
  >) {
    const text = draft[control.name];
    // Skips the honeypot, which an extension may have filled in: it is not in the tab order.
    if (control.value || typeof text !== 'string' || control.tabIndex < 0) continue;
    control.value = text;
    // A choice that is no longer offered.
    if (control.selectedIndex < 0) control.selectedIndex = 0;
  }
}
