import { attempt } from '../core/attempt.ts';
import { isFresh } from './expireDrafts.ts';
import { draftPrefix } from './writeDraft.ts';

/**
 * Fills a form's empty controls from a draft, that in storage unless another is given: what a visitor has typed in the
 * meantime stays.
 * @returns the texts of the draft
 */
export function fillFromDraft(
  form: HTMLFormElement,
  draft = attempt(() => sessionStorage.getItem(draftPrefix + form.dataset.draft)) ?? '',
): Record<string, unknown> {
  const texts = isFresh(draft) ? JSON.parse(draft) : {};
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
  return texts;
}

/** Fills in the forms whose island is not awake or has failed. */
export function fillFromDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) fillFromDraft(form);
}
