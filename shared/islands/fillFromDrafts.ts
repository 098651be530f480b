import { draftLifetime } from '../forms/draftLifetime.ts';

/** Fills the empty fields of forms whose script is not awake, or has failed, from their drafts. */
export function fillFromDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) fillFromDraft(form);
}

function fillFromDraft(form: HTMLFormElement): void {
  try {
    const { savedAt, ...draft } = JSON.parse(sessionStorage.getItem(`draft:${form.dataset.draft}`)!);
    if (!(Date.now() - savedAt < draftLifetime)) return;
    for (const control of form.elements as Iterable<unknown> as Iterable<HTMLInputElement>) {
      const text = draft[control.name];
      if (!control.value && typeof text === 'string') control.value = text;
    }
  } catch {
    // There is no draft, or the browser blocks storage.
  }
}
