/**
 * Prefix of each draft's key in session storage; the form's name follows. What is stored is JSON: the texts by field,
 * and when they were written (`savedAt`, in milliseconds since 1970).
 */
export const draftPrefix = 'draft:';

/**
 * Keeps the texts of a form for the visit, across reloads. Without texts, the form was cleared or sent, and its draft is
 * deleted.
 * @returns the draft
 */
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
