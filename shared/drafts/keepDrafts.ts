import { draftPrefix } from './draftPrefix.ts';

/**
 * Saves what is typed into forms as their drafts, and deletes these when a form is cleared or posted by the browser.
 * @param savesItself whether a form's island does that, which reads the draft when it wakes
 */
export function keepDrafts(savesItself: (form: HTMLFormElement) => boolean): void {
  const withDraft = (form: HTMLFormElement | null, run: (key: string, form: HTMLFormElement) => void) => {
    const name = form?.dataset?.draft;
    if (!name || savesItself(form)) return;
    try {
      run(draftPrefix + name, form);
    } catch {
      // The browser blocks storage, or storage is full.
    }
  };
  const keep = (key: string, form: HTMLFormElement) => {
    const draft = { ...Object.fromEntries(new FormData(form)), savedAt: Date.now() };
    sessionStorage.setItem(key, JSON.stringify(draft));
  };

  addEventListener('input', ({ target }) => withDraft((target as HTMLInputElement).form, keep), true);
  for (const type of ['reset', 'submit']) {
    addEventListener(type, ({ target, defaultPrevented }) => {
      if (!defaultPrevented) withDraft(target as HTMLFormElement, (key) => sessionStorage.removeItem(key));
    });
  }
}
