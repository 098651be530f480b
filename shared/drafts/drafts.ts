import { attempt } from '../core/attempt.ts';

/** The form's name follows. A draft is JSON: the texts by field, and when they were written (`savedAt`). */
const draftPrefix = 'draft:';

/** Keeps the texts of a form for the visit; without texts, deletes its draft. @returns the draft */
export function writeDraft(form: string, texts?: object): string {
  const key = draftPrefix + form;
  const draft = JSON.stringify({ ...texts, savedAt: Date.now() });
  try {
    if (texts) sessionStorage.setItem(key, draft);
    else sessionStorage.removeItem(key);
  } catch {
    // The browser blocks storage, or storage is full.
  }
  return draft;
}

/** Two hours after the last edit, as the privacy pages say: others may use the same browser later. */
const lifetime = 7_200_000;

const isFresh = (draft: string) => attempt(() => Date.now() - JSON.parse(draft).savedAt < lifetime);

/** Deletes the drafts of all forms at the end of their lifetime, while any page of the site is open. */
export function expireDrafts(): void {
  const expire = () => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix) && !isFresh(sessionStorage[key])) sessionStorage.removeItem(key);
    }
  };
  attempt(expire);
  setInterval(attempt, 60_000, expire);
}

/** Fills a form's empty controls: what was typed in the meantime stays. @returns the texts of the draft */
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
